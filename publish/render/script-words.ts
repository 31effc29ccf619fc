import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeParser } from '../code-parser.ts';

type Script = { words: Set<string>; imports: string[] };
type Node = { type?: string; value?: unknown };

/**
 * Reads the texts in the scripts of the finished site, split at spaces: a class that a script can give an element is
 * among them. Each script is read once.
 * @returns the words of these scripts and of those that they import, at once or later
 */
export function scriptWords(clientDirectory: string): (addresses: string[]) => Set<string> {
  const known = new Map<string, Script>();
  /** The pages of a template load the same scripts. */
  const together = new Map<string, Set<string>>();
  const read = (address: string): Script => {
    const script = known.get(address) ?? readScript(readFileSync(join(clientDirectory, address), 'utf8'));
    known.set(address, script);
    return script;
  };
  const wordsOf = (addresses: string[]): Set<string> => {
    const found = new Set(addresses.filter(isOurs));
    for (const address of found) for (const more of read(address).imports.filter(isOurs)) found.add(more);
    return new Set([...found].flatMap((address) => [...read(address).words]));
  };
  return (addresses) => {
    const key = addresses.join(' ');
    const words = together.get(key) ?? wordsOf(addresses);
    together.set(key, words);
    return words;
  };
}

/** React and its router name no class of ours, and among their words are many that one is called. */
const isOurs = (address: string): boolean => !address.startsWith('/assets/react-');

function readScript(code: string): Script {
  const words = new Set<string>();
  const nodes: unknown[] = [codeParser().parseAst(code)];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    for (const word of textOf(node as Node)?.split(/\s+/) ?? []) words.add(word);
    for (const part of Object.values(node as object)) if (typeof part === 'object' && part !== null) nodes.push(part);
  }
  // Scripts name each other by their neighborhood.
  const imports = [...words].filter((word) => /^\.\/[\w.-]+\.js$/.test(word)).map((word) => `/assets/${word.slice(2)}`);
  return { words, imports };
}

function textOf({ type, value }: Node): string | undefined {
  if (type === 'Literal' && typeof value === 'string') return value;
  if (type === 'TemplateElement') return (value as { cooked: string | null }).cooked ?? undefined;
  return undefined;
}
