import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { keyOf } from '../build-cache.ts';

/** What was found in files or made of them, by their names, from one build to the next. */
export type KeptTexts = {
  /** What was found in the file when it held the same, or what `find` finds now. */
  of: <T>(file: string, content: string, find: () => T) => T;
  /** Leaves what was found to the next build. */
  leave: () => void;
};

type Found = Record<string, { key: string; found: unknown }>;

/** @param madeBy stands for the code that finds: what other code has found counts for nothing */
export function openKeptTexts(list: string, madeBy: string): KeptTexts {
  const found = readFound(list);
  let isNew = false;
  return {
    of: <T>(file: string, content: string, find: () => T): T => {
      const key = keyOf(madeBy, file, content);
      const earlier = found[file];
      if (earlier?.key === key) return earlier.found as T;
      const now = find();
      found[file] = { key, found: now };
      isNew = true;
      return now;
    },
    leave: () => {
      if (!isNew) return;
      isNew = false;
      mkdirSync(dirname(list), { recursive: true });
      // Others may read the list: it is there whole or not at all.
      writeFileSync(`${list}.${process.pid}`, JSON.stringify(found));
      renameSync(`${list}.${process.pid}`, list);
    },
  };
}

/** Keeps nothing. */
export const noKeptTexts: KeptTexts = { of: (_file, _content, find) => find(), leave: () => {} };

function readFound(list: string): Found {
  try {
    return JSON.parse(readFileSync(list, 'utf8')) as Found;
  } catch {
    return {};
  }
}
