import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { readCatalog } from './catalog.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'license-atlas-catalog-'));
const write = (words: string): void =>
  writeFileSync(
    join(folder, 'site.po'),
    `msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\nmsgid "Fees"\nmsgstr "${words}"\n\n` +
      'msgctxt "content/ohio.yaml"\nmsgid "Fees"\nmsgstr "Aranceles"\n\n#, fuzzy\nmsgid "Exam"\nmsgstr "Examen"\n',
  );

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('words that a build keeps are those of the files, also after a change', () => {
  const read = (): (string | undefined)[] => {
    const { wordsFor } = readCatalog('es', folder);
    return [wordsFor('Fees', 'app/x.ts'), wordsFor('Fees', 'content/ohio.yaml'), wordsFor('Exam', '')];
  };
  write('Tarifas');
  const asWritten = read();
  expect(asWritten).toEqual(['Tarifas', 'Aranceles', undefined]);
  vi.stubEnv('ATLAS_KEPT', join(folder, 'kept'));
  expect([read(), read()]).toEqual([asWritten, asWritten]);
  write('Costos');
  expect([read(), read()].map(([words]) => words)).toEqual(['Costos', 'Costos']);
});
