/** When each fact was last checked at its sources, and where it stood: content/source-checks/, one file a state. */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { contentPath, readContent } from '../content/read-content.server.ts';

/** `runs`: hashes of the words about the figure, none of the words themselves; `place`: which of them the figure is. */
const seen = z.strictObject({
  section: z.string(),
  printed: z.string(),
  place: z.int().nonnegative(),
  runs: z.array(z.string().regex(/^[\w-]{8}$/)),
});

export const sourceChecks = z.strictObject({
  sources: z.record(
    z.string(),
    z.strictObject({
      /** The day a program read the page, and a person accepted what it found. */
      checked: z.iso.date(),
      /** What the page said of its own date, as YYYY-MM. */
      dated: z
        .string()
        .regex(/^\d{4}-\d{2}$/)
        .optional(),
      etag: z.string().optional(),
      lastModified: z.string().optional(),
      facts: z.record(z.string(), seen),
    }),
  ),
});
export type SourceChecks = z.infer<typeof sourceChecks>;

/** How many of a state's facts were found at a source, and the day of the last check; null where none ever was. */
export function lastCheck(slug: string): { on: string; facts: number } | null {
  const file = `source-checks/${slug}.json`;
  if (!existsSync(contentPath(file))) return null;
  const sources = Object.values(readContent(file, sourceChecks).sources);
  const facts = new Set(sources.flatMap((source) => Object.keys(source.facts)));
  const on = sources
    .map(({ checked }) => checked)
    .toSorted()
    .at(-1);
  return on && facts.size > 0 ? { on, facts: facts.size } : null;
}
