/** What changed in the facts, as the build published it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const publishedChange = z.object({
  id: z.string().min(1),
  /** Where people read it. */
  page: z.url(),
  state: z.string(),
  place: z.string(),
  /** The day on which the site took it over, YYYY-MM-DD. */
  on: z.iso.date(),
  doubt: z.string().optional(),
  sources: z.array(z.object({ publisher: z.string(), url: z.string() })),
  text: z.string(),
});
export type PublishedChange = z.infer<typeof publishedChange>;

/** Newest first. @throws where there is no build, or one without the list of changes */
export async function readPublishedChanges(buildDirectory: string): Promise<PublishedChange[]> {
  const content = await readFile(join(buildDirectory, 'client', 'data', 'changes.json'), 'utf8');
  return z.object({ changes: z.array(publishedChange) }).parse(JSON.parse(content)).changes;
}
