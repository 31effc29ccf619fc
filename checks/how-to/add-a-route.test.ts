import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { weights } from '../../app/site-map/site-route.ts';
import { copyOfProject, follow, readHowTo } from './follow-how-to.ts';

const copy = copyOfProject();
const address = '/resources/reading-list';
const steps = readHowTo('add-a-route.md');

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What TypeScript says of the table of routes. */
function typeErrors(): string {
  const options = { types: [], rootDirs: ['.'] };
  const config = {
    extends: './tsconfig.json',
    compilerOptions: options,
    include: [],
    files: ['app/site-map/site-map.ts'],
  };
  writeFileSync(join(copy, 'tsconfig.table.json'), JSON.stringify(config));
  return spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.table.json'], {
    cwd: copy,
    encoding: 'utf8',
  }).stdout;
}

test('a route added by docs/how-to/add-a-route.md is everywhere, and a path without a row does not compile', () => {
  const [toPaths, toPage, toTable] = steps;
  follow(copy, toPaths!);
  expect(typeErrors()).toMatch(new RegExp(`not assignable to type '"${address}"'`));
  follow(copy, toPage!);
  follow(copy, toTable!);
  expect(typeErrors()).toBe('');
  const printed = execFileSync(process.execPath, ['checks/how-to/route-surfaces.ts', address], { cwd: copy });
  expect(JSON.parse(printed.toString())).toEqual({
    module: 'resources/ReadingListPage.tsx',
    isPrerendered: true,
    isInSitemap: true,
    sitemapPage: 'Reading list',
    searchKind: 'Page',
    unbuilt: 'was not built',
    tooHeavy: expect.stringContaining('14336 are the most'),
    tooMuchScript: expect.stringContaining(`${weights.page.script} are the most`),
    template: 'reading-list',
    isOpenedByEveryPage: true,
    isBenchmarked: true,
  });
}, 60_000);

test('the page says exactly three things to do', () => {
  expect(steps.map(({ file }) => file)).toEqual([
    'app/paths.ts',
    'app/resources/ReadingListPage.tsx',
    'app/site-map/site-map.ts',
  ]);
});
