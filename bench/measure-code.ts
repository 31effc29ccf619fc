/**
 * `npm run measure:code [-- --root ../another-checkout]`: how long functions, components and files are, and how many
 * lines are over 120 columns, in app/, server/, publish/ and checks/. Tests are counted apart.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { codeLengths, type CodeLengths } from './code/code-lengths.ts';
import { percentile } from './percentile.ts';
import { alignedTable } from './table.ts';

const { values } = parseArgs({ options: { root: { type: 'string', default: join(import.meta.dirname, '..') } } });
const { root } = values;
const files = globSync('{app,server,publish,checks}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/^app\/generated\/|node_modules/.test(file),
);
const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\//.test(file);

const lengthsOf = (some: string[]): CodeLengths[] =>
  some.map((file) => codeLengths(file, readFileSync(join(root, file), 'utf8')));
const [code, tests] = [lengthsOf(files.filter((file) => !isTest(file))), lengthsOf(files.filter(isTest))];

/** Middle length and, in brackets, how many there are. */
const middle = (lengths: number[]): string => `${percentile(lengths, 50)} (${lengths.length})`;
/** The models are the projects this one takes its style from; the start is commit 1096d8d, as it was counted then. */
const row = (name: string, of: (one: CodeLengths) => number[], models: string, start: string): string[] => [
  name,
  middle(code.flatMap(of)),
  models,
  start,
  middle(tests.flatMap(of)),
];
const longLines = (some: CodeLengths[]): string => String(some.reduce((sum, one) => sum + one.longLines, 0));

console.log(
  alignedTable([
    ['lines, median (how many)', 'code', 'models', 'at the start', 'tests'],
    row('function', ({ functions }) => functions, '10-17', '5'),
    row('component', ({ components }) => components, '26-35', '15'),
    row('file', ({ file }) => [file], '47-86', '37'),
    ['lines over 120 columns', longLines(code), '', '', longLines(tests)],
  ]),
);
