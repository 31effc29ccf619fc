import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { factGroups } from '../app/states/compare/compared-facts.server.ts';
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
  // For the server, which writes comparisons into the page (server/compare/): what the page's loader gives.
  const known = states.map(({ name, slug, code }) => ({ name, slug, code }));
  await writeFile(join(clientDirectory, '../comparison.json'), JSON.stringify({ known, groups: factGroups() }));
  return states.length;
}
