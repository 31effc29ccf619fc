import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyShell, placeShells } from './place-shells.ts';

const page =
  '<html><head><title>title-goes-here</title></head><body><main><!--content--></main><script ' +
  'type="application/json" id="page-data">{"routes":[]}</script></body></html>';
const shell = '<html><head><title><!--title--></title></head><body><main><!--content--></main></body></html>';

test('shells leave the public pages, without hydration data', async () => {
  const build = await mkdtemp(join(tmpdir(), 'license-atlas-shells-'));
  for (const path of ['shell', 'embed/shell']) {
    await mkdir(join(build, 'client', path), { recursive: true });
    await writeFile(join(build, 'client', path, 'index.html'), page);
  }
  await writeFile(join(build, 'client/shell.data'), '[]');
  await placeShells(build);
  expect([
    await readFile(join(build, 'shell.html'), 'utf8'),
    await readFile(join(build, 'embed-shell.html'), 'utf8'),
  ]).toEqual([shell, shell]);
  expect(['shell', 'shell.data', 'embed/shell'].filter((path) => existsSync(join(build, 'client', path)))).toEqual([]);
  await rm(build, { recursive: true });
});

test.each([
  page.replace('<!--content-->', ''),
  page.replace('title-goes-here', 'Shell'),
  page.replace('<!--content-->', '<!--content--><!--content-->'),
])('a page without its room stops the build', (broken) => {
  expect(() => emptyShell(broken, 'shell')).toThrow('/shell');
});
