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
  /** A sentence, and where it leaves values out, a line for each of them. */
  text: z.string(),
  /** Of `text`, where that is not the mail's. */
  lang: z.string().optional(),
});
export type PublishedChange = z.infer<typeof publishedChange>;

/** Where a build lists the changes in the words of a language beside English; in English they are open data. */
const changesOf = (buildDirectory: string, code: string): string => join(buildDirectory, code, 'changes.json');

/** Newest first. @throws where there is no build, or one without the list of changes */
export async function readPublishedChanges(buildDirectory: string, code = 'en'): Promise<PublishedChange[]> {
  const file = code === 'en' ? join(buildDirectory, 'client', 'data', 'changes.json') : changesOf(buildDirectory, code);
  const content = await readFile(file, 'utf8');
  return z.object({ changes: z.array(publishedChange) }).parse(JSON.parse(content)).changes;
}
