import { isDeepStrictEqual } from 'node:util';

/** A fact as a record's file has it, of whatever form that was at the time. */
type WrittenFact = { value: unknown; earlier?: { value: unknown }[] };
export type SilentChange = { path: string; before: unknown; after: unknown; inWords: boolean };

/** A text of more letters than this is a sentence: other words need not be another rule. */
const longestName = 40;

/** Facts of two versions of one record whose value differs and that do not keep the old one in `earlier`. */
export function silentChanges(then: object, now: object): SilentChange[] {
  const before = factsIn(then);
  return [...factsIn(now)].flatMap(([path, fact]) => {
    const old = before.get(path);
    if (!old || isDeepStrictEqual(old.value, fact.value)) return [];
    if (fact.earlier?.some(({ value }) => isDeepStrictEqual(value, old.value))) return [];
    return [{ path, before: old.value, after: fact.value, inWords: isInWords(old.value, fact.value) }];
  });
}

/** Both are sentences, alone or in a list, or objects that differ in nothing else. */
function isInWords(before: unknown, after: unknown): boolean {
  if (typeof before === 'string' && typeof after === 'string')
    return Math.max(before.length, after.length) > longestName;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return false;
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.every((key) => {
    const [old, fresh] = [(before as Record<string, unknown>)[key], (after as Record<string, unknown>)[key]];
    return isDeepStrictEqual(old, fresh) || isInWords(old, fresh);
  });
}

function factsIn(part: object, prefix = ''): Map<string, WrittenFact> {
  return new Map(
    Object.entries(part).flatMap(([key, value]: [string, unknown]): [string, WrittenFact][] => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
      if ('confidence' in value) return [[prefix + key, value as unknown as WrittenFact]];
      return [...factsIn(value, `${prefix}${key}.`)];
    }),
  );
}
