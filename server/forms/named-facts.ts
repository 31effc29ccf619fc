/** What the server knows of the facts, to name one in a form. The build writes it (publish/write-named-facts.ts). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const namedFact = z.object({ called: z.string(), value: z.string().nullable(), sources: z.array(z.string()) });
const namedState = z.object({
  name: z.string(),
  facts: z.record(z.string(), namedFact),
  sources: z.record(z.string(), z.object({ publisher: z.string(), url: z.string() })),
});
const namedStates = z.record(z.string(), namedState);

export type NamedFact = z.infer<typeof namedFact>;
export type NamedState = z.infer<typeof namedState>;
/** By slug, in alphabetical order. */
export type NamedStates = Record<string, NamedState>;

/**
 * @param buildDirectory that holds `named-facts.json`
 * @returns no state at all for a site that was built before there was such a file
 */
export async function readNamedStates(buildDirectory: string): Promise<NamedStates> {
  try {
    return namedStates.parse(JSON.parse(await readFile(join(buildDirectory, 'named-facts.json'), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** What an object holds itself under a name that somebody sent: never what every object has ("constructor"). */
export const named = <T>(all: Record<string, T>, name: string | undefined): T | undefined =>
  name !== undefined && Object.hasOwn(all, name) ? all[name] : undefined;
