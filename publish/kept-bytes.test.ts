import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { keptBytes } from './kept-bytes.ts';

const folder = mkdtempSync(join(tmpdir(), 'license-atlas-kept-'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('bytes are made once a build, and anew when what they are made of is another', async () => {
  const made: string[] = [];
  const make = async (source: string): Promise<string> => {
    const bytes = await keptBytes('fonts/serif', [source, 'cutter 1'], async () => {
      made.push(source);
      return Buffer.from(source.toUpperCase());
    });
    return bytes.toString();
  };
  expect([await make('thin'), await make('thin')]).toEqual(['THIN', 'THIN']);
  vi.stubEnv('ATLAS_KEPT', folder);
  expect([await make('thin'), await make('thin'), await make('bold'), await make('bold')]).toEqual([
    'THIN',
    'THIN',
    'BOLD',
    'BOLD',
  ]);
  expect(made).toEqual(['thin', 'thin', 'thin', 'bold']);
});
