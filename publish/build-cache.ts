import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What an earlier build of this checkout may leave for the next one. Deleting it costs time, never correctness. */
export const cacheDirectory = 'var/build-cache';

/**
 * A short name for everything that some output was made from: each part counts, and so does where one ends and the
 * next begins.
 */
export function keyOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('base64url').slice(0, 32);
}

export type BuildCache = {
  read: (key: string) => Buffer | undefined;
  write: (key: string, content: Uint8Array) => void;
  /** The keys that were read or written since the start. */
  used: () => string[];
};

/** One file a key. Written beside its place and renamed, so that a build that is stopped leaves no half of a file. */
export function openCache(directory = join(cacheDirectory, 'pages')): BuildCache {
  mkdirSync(directory, { recursive: true });
  const used = new Set<string>();
  return {
    read: (key) => {
      used.add(key);
      const file = join(directory, key);
      return existsSync(file) ? readFileSync(file) : undefined;
    },
    write: (key, content) => {
      used.add(key);
      const unfinished = join(directory, `${key}.${process.pid}-${Math.random().toString(36).slice(2)}`);
      writeFileSync(unfinished, content);
      renameSync(unfinished, join(directory, key));
    },
    used: () => [...used],
  };
}

/** Forgets what this build had no use for. */
export function pruneCache(used: Set<string>, directory = join(cacheDirectory, 'pages')): void {
  for (const name of readdirSync(directory)) if (!used.has(name)) rmSync(join(directory, name), { force: true });
}
