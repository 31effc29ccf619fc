import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brokenWalls } from './broken-walls.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'walls-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** A made-up checkout: the modules that each file imports. */
function write(files: Record<string, string[]>): void {
  for (const [file, modules] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    const lines = modules.map((module) => `import type { A } from '${module}';`);
    writeFileSync(join(root, file), `${lines.join('\n')}\nexport type A = 1;\n`);
  }
}

test('imports that go down are fine, and tests may look at what uses their subject', async () => {
  write({
    'app/home/HomePage.tsx': ['../blog/articles.ts', '../frame/icons.tsx', '../paths.ts'],
    'app/blog/articles.ts': ['../facts/fact.ts'],
    'app/blog/articles.test.ts': ['../home/HomePage.tsx'],
    'app/facts/fact.ts': [],
    'app/frame/icons.tsx': [],
    'app/paths.ts': [],
  });
  expect(await brokenWalls(root)).toEqual([]);
});

test('a cycle of files is found, types included', async () => {
  write({ 'app/math/a.ts': ['./b.ts'], 'app/math/b.ts': ['./a.ts'] });
  expect((await brokenWalls(root))[0]).toMatch(/^no-cycle-of-files: app\/math\/a\.ts → app\/math\/b\.ts/);
});

test('a cycle of folders is found where no file is in one', async () => {
  write({
    'app/exam/practice/a.ts': ['../state-questions/a.ts'],
    'app/exam/practice/b.ts': [],
    'app/exam/state-questions/a.ts': [],
    'app/exam/state-questions/b.ts': ['../practice/b.ts'],
  });
  expect(await brokenWalls(root)).toContainEqual(
    expect.stringContaining('no-cycle-of-folders: app/exam/practice → app/exam/state-questions'),
  );
});

test.each([
  ['app/frame/a.ts', 'app/exam/a.ts'],
  ['app/facts/a.ts', 'app/frame/a.ts'],
  ['app/blog/a.ts', 'app/home/a.ts'],
  ['app/blog/a.ts', 'server/db/a.ts'],
  ['app/blog/a.test.ts', 'server/db/a.ts'],
  ['app/blog/a.ts', 'app/root.tsx'],
  ['app/a-new-folder/a.ts', 'app/paths.ts'],
  ['server/db/a.ts', 'server/http/a.ts'],
  ['server/http/a.ts', 'app/search/search-words.ts'],
  ['server/app.ts', 'app/paths.ts'],
  ['publish/a.ts', 'tests/a.ts'],
  ['publish/a.ts', 'server/db/a.ts'],
  ['server/http/a.ts', 'server/testing/a.ts'],
])('%s must not import %s', async (from, to) => {
  write({ [from]: [`${'../'.repeat(from.split('/').length - 1)}${to}`], [to]: [] });
  expect(await brokenWalls(root)).toContainEqual(expect.stringContaining(`${from} must not import ${to}`));
});
