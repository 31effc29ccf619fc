import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';

/**
 * What `make` gives, or what it gave to another process or an earlier build that made it of the same parts. A build
 * names the folder where such things are kept, ATLAS_KEPT; elsewhere each is made anew. One is kept of a name.
 * @param parts all that it is made of, code and versions too where they can change
 */
export function kept<T>(name: string, parts: (string | Uint8Array)[], make: () => T): T {
  const folder = process.env.ATLAS_KEPT;
  if (!folder) return make();
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  const key = hash.digest('hex');
  const file = join(folder, `${name}.json`);
  const before = readKept<T>(file);
  if (before?.key === key) return before.value;
  const value = make();
  mkdirSync(dirname(file), { recursive: true });
  // Others may read the same file, or write it too: it is there whole or not at all.
  const unfinished = `${file}.${process.pid}-${threadId}`;
  writeFileSync(unfinished, JSON.stringify({ key, value }));
  renameSync(unfinished, file);
  return value;
}

function readKept<T>(file: string): { key: string; value: T } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { key: string; value: T };
  } catch {
    return undefined;
  }
}
