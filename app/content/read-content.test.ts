import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';

const folder = mkdtempSync(join(tmpdir(), 'license-atlas-content-'));
const write = (fee: number): void => writeFileSync(join(folder, 'fees.yaml'), `exam: ${fee}\n`);
let read: () => unknown;
let checks = 0;
const fees = z.strictObject({ exam: z.int().max(500) }).refine(() => (checks += 1));

beforeAll(async () => {
  vi.stubEnv('ATLAS_CONTENT', folder);
  // Another test may have read content in this process, and the next one will.
  vi.resetModules();
  const { readContent } = await import('./read-content.server.ts');
  read = () => readContent('fees.yaml', fees);
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  rmSync(folder, { recursive: true });
});

test('a build checks a content file once, and again when the file or the code is another', () => {
  write(60);
  expect([read(), read(), checks]).toEqual([{ exam: 60 }, { exam: 60 }, 2]);
  vi.stubEnv('ATLAS_KEPT', join(folder, 'kept'));
  vi.stubEnv('ATLAS_CODE', 'one');
  expect([read(), read(), checks]).toEqual([{ exam: 60 }, { exam: 60 }, 3]);
  write(75);
  expect([read(), read(), checks]).toEqual([{ exam: 75 }, { exam: 75 }, 4]);
  vi.stubEnv('ATLAS_CODE', 'other');
  expect([read(), checks]).toEqual([{ exam: 75 }, 5]);
  write(900);
  expect(read).toThrow('content/fees.yaml is not right:\n  exam: ');
});
