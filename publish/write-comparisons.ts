import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { comparisonFile } from '../app/states/compare/comparison.ts';
import { writeStateComparison } from '../app/states/compare/state-comparison.server.ts';
import { listJurisdictions } from '../app/facts/jurisdictions.server.ts';

/**
 * Writes /state-guides/compare/<slug>.json, what the comparison and the table fetch of each state. Returns how many.
 */
export async function writeComparisons(clientDirectory: string): Promise<number> {
  const states = listJurisdictions();
  for (const state of states) {
    const file = join(clientDirectory, comparisonFile(state.slug));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(writeStateComparison(state)));
  }
  return states.length;
}
