import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keyOf } from './build-cache.ts';

/**
 * What `make` gives, or what it gave to another process or an earlier build that made it of the same parts, in the
 * folder that ATLAS_KEPT names; elsewhere it is made anew (for what is no bytes: app/content/kept.server.ts).
 * @param name of a file in it: one is kept of a name @param parts all that it is made of
 */
export async function keptBytes(
  name: string,
  parts: (string | Uint8Array)[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const folder = process.env.ATLAS_KEPT;
  if (!folder) return make();
  const key = Buffer.from(keyOf(...parts));
  const file = join(folder, name);
  const before = existsSync(file) ? readFileSync(file) : undefined;
  if (before?.subarray(0, key.length).equals(key)) return before.subarray(key.length);
  const made = await make();
  mkdirSync(dirname(file), { recursive: true });
  // Others may read the same file, or write it too: it is there whole or not at all.
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, Buffer.concat([key, made]));
  renameSync(unfinished, file);
  return made;
}
