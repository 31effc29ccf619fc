import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const project = join(import.meta.dirname, '../..');
const copied = ['app', 'bench', 'checks', 'content', 'publish', 'server', 'tests', 'types'];
const copiedFiles = ['package.json', 'site.config.ts', 'tsconfig.json'];

/** A copy of the project in a directory of its own, to try things on. It shares node_modules. */
export function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'license-atlas-how-to-'));
  for (const name of [...copied, ...copiedFiles]) cpSync(join(project, name), join(copy, name), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** What a page of docs/how-to tells to do with one file. */
export type Instruction = { file: string; after: string | null; lines: string };

/**
 * The instructions of a page of docs/how-to: a box of code, and before it "The new file `…`:" or "In `…`, after the
 * line `…`:".
 * @throws Error for a box that has neither
 */
export function readHowTo(name: string): Instruction[] {
  const text = readFileSync(join(project, 'docs/how-to', name), 'utf8');
  return [...text.matchAll(/([^\n]*)\n\n```\w+\n([\s\S]*?)```/g)].map(([, before = '', lines = '']) => {
    const place = /(?:new file `(?<made>[^`]+)`|In `(?<changed>[^`]+)`, after the line `(?<line>[^`]+)`):$/i.exec(
      before,
    );
    if (!place?.groups)
      throw new Error(`docs/how-to/${name}: no file is named before the box that follows "${before}"`);
    const { made, changed, line } = place.groups;
    return { file: made ?? changed ?? '', after: line ?? null, lines };
  });
}

/** Does what an instruction says. @throws Error when the line it names is not there, or not once */
export function follow(directory: string, { file, after, lines }: Instruction): void {
  const path = join(directory, file);
  if (after === null) {
    mkdirSync(dirname(path), { recursive: true });
    return writeFileSync(path, lines, { flag: 'wx' });
  }
  const parts = readFileSync(path, 'utf8').split(`${after}\n`);
  if (parts.length !== 2) throw new Error(`${file} does not hold the line "${after}" once`);
  writeFileSync(path, parts.join(`${after}\n${lines}`));
}
