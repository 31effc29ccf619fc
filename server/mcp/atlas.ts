/** What the tools tell: the very records of the open data, and what the build wrote beside them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const fact = z.object({
  value: z.unknown(),
  confidence: z.string(),
  doubt: z.string().optional(),
  sources: z.array(z.string()),
  note: z.string().optional(),
  evidence: z.string().optional(),
});
const source = z.object({ url: z.string(), publisher: z.string(), kind: z.string(), asOf: z.string().nullable() });
const jurisdiction = z.looseObject({
  name: z.string(),
  code: z.string(),
  kind: z.string(),
  slug: z.string(),
  guide: z.string(),
  sources: z.record(z.string(), source),
});
const dataset = z.object({ about: z.record(z.string(), z.unknown()), states: z.array(jurisdiction) });
const field = z.object({ name: z.string(), unit: z.string().optional(), meaning: z.string(), example: z.string() });
const machineData = z.object({
  facts: z.array(z.object({ path: z.string(), called: z.string(), meaning: z.string(), unit: z.string().optional() })),
  terms: z.array(
    z.object({
      term: z.string(),
      slug: z.string(),
      also: z.array(z.string()),
      definition: z.string(),
      example: z.string(),
      related: z.array(z.string()),
      area: z.string(),
    }),
  ),
  formulas: z.array(
    z.object({
      slug: z.string(),
      group: z.string(),
      name: z.string(),
      statement: z.string(),
      words: z.string(),
      inputs: z.record(z.string(), field),
      results: z.record(z.string(), z.string()),
    }),
  ),
});

export type Fact = z.infer<typeof fact>;
export type Jurisdiction = z.infer<typeof jurisdiction>;
export type Formula = z.infer<typeof machineData>['formulas'][number];
export type Atlas = z.infer<typeof machineData> & z.infer<typeof dataset>;

/**
 * @param buildDirectory the finished build
 * @throws Error that says to build where it is missing
 */
export async function readAtlas(buildDirectory: string): Promise<Atlas> {
  const [open, machine] = await Promise.all([
    readJson(join(buildDirectory, 'client', 'data', 'states.json')),
    readJson(join(buildDirectory, 'machine-data.json')),
  ]);
  return { ...dataset.parse(open), ...machineData.parse(machine) };
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: run npm run build first.`, { cause: error });
  }
}

/** The fact at a path of the open data, e.g. 'entry.exam.feeUsd'. */
export function factOf(record: Jurisdiction, path: string): Fact {
  const found = path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], record);
  return fact.parse(found);
}
