import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { facts } from '../app/facts/registry.server.ts';
import { readGlossary } from '../app/glossary/glossary.server.ts';
import { readFormulas } from '../app/math/formulas.server.ts';
import { examAreas } from '../app/question-bank/exam-areas.ts';

/**
 * Writes what the server tells programs besides the open data (server/mcp/): what each fact is, the glossary, and the
 * words of the formulas, whose sums are code. No visitor can ask for the file.
 */
export async function writeMachineData(buildDirectory: string): Promise<void> {
  await writeFile(join(buildDirectory, 'machine-data.json'), JSON.stringify(machineData()));
}

export function machineData() {
  return {
    facts: Object.entries(facts).map(([path, { called, meaning, unit }]) => ({
      path,
      called,
      meaning,
      ...(unit && { unit }),
    })),
    terms: [...readGlossary().values()].map(({ area, ...term }) => ({ ...term, area: examAreas[area].name })),
    formulas: readFormulas().map(({ slug, group, name, statement, words, inputs, results }) => ({
      slug,
      group,
      name,
      statement,
      words,
      inputs,
      results: Object.fromEntries(Object.entries(results).map(([key, { name: called }]) => [key, called])),
    })),
  };
}
