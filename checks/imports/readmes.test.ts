import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ground, serverFolders, subjects } from '../../dependency-cruiser.config.ts';
import { everySubjectMayImport, mayImport } from './may-import.ts';

const foldersOf = (side: string): string[] =>
  readdirSync(side, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['generated', 'testing'].includes(entry.name))
    .map(({ name }) => `${side}/${name}`);
const folders = ['app', 'server'].flatMap(foldersOf);
const readme = (folder: string): string =>
  existsSync(`${folder}/README.md`) ? readFileSync(`${folder}/README.md`, 'utf8') : '';

test.each(folders)('the README of %s says what it may import, in 25 lines at most', (folder) => {
  expect(readme(folder)).toContain(mayImport(folder));
  expect(readme(folder).match(/may import/gi)).toHaveLength(1);
  expect(readme(folder).trimEnd().split('\n').length).toBeLessThanOrEqual(25);
});

test('docs/architecture.md says what every subject may import', () => {
  expect(readFileSync('docs/architecture.md', 'utf8')).toContain(everySubjectMayImport);
});

test.each([{ ...ground, ...subjects }, serverFolders])('folders stand in their order, from the bottom up', (list) => {
  const order = Object.keys(list);
  const upwards = Object.entries(list).flatMap(([folder, uses]) =>
    uses.filter((used) => !(order.indexOf(used) >= 0 && order.indexOf(used) < order.indexOf(folder))),
  );
  expect(upwards).toEqual([]);
});
