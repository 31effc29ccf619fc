import type { StateRecord } from './state-record.server.ts';

/**
 * Copies of real records under made-up names, so that `npm run bench:build` can measure a site of thousands of
 * guides. Zero in every other build.
 */
export function syntheticJurisdictions(real: StateRecord[], count: number): StateRecord[] {
  return Array.from({ length: Math.max(0, count - real.length) }, (_, index) => {
    const model = real[index % real.length]!;
    return { ...model, slug: `synthetic-${letters(index)}`, name: `${model.name} Copy ${index + 1}` };
  });
}

/** 0 is a, 25 is z, 26 is ba: slugs hold letters only. */
const letters = (index: number): string =>
  index < 26 ? String.fromCharCode(97 + index) : letters(Math.floor(index / 26)) + letters(index % 26);
