import { isRecord, type WorkKind } from './work-kind.ts';

/** The mark of a file that this site wrote. */
const format = 'license-atlas-work';

export type Works = Record<string, unknown>;
export type ReadFile = { works: Works } | { problem: string };

/** The text of a file that holds the visitor's work, by kind. `savedAt`: ISO 8601. */
export function workFile(works: Works, savedAt: string): string {
  return `${JSON.stringify({ format, version: 1, savedAt, works }, null, 2)}\n`;
}

/** Reads such a file. Either all of it is understood, or nothing is taken and the problem says what to do. */
export function readWorkFile(text: string, kinds: WorkKind<unknown>[]): ReadFile {
  const file = parsed(text);
  if (!isRecord(file) || file['format'] !== format || !isRecord(file['works'])) {
    return {
      problem: 'This is not a file that was saved here. Choose the file you saved; its name begins with my-study-work.',
    };
  }
  if (file['version'] !== 1)
    return { problem: 'This file was saved by a newer version of the site. Load this page again and try once more.' };
  const works: Works = {};
  for (const kind of kinds) {
    const found = file['works'][kind.key];
    if (found === undefined) continue;
    const work = kind.read(found);
    if (work === null)
      return {
        problem:
          `The part with your ${kind.name} is damaged, so nothing was loaded. Save the file again where you made ` +
          'it.',
      };
    works[kind.key] = work;
  }
  return { works };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
