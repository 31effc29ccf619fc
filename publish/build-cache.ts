import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  globSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** What earlier builds of this checkout left, in all languages. Deleting it costs time, never correctness. */
export const cachesDirectory = 'var/build-cache';

/** What an earlier build in this language may leave for the next one. */
export const cacheDirectory = cacheOf(process.env.ATLAS_LANGUAGE ?? 'en');

/** Where the builds in a language leave it. */
export function cacheOf(languageCode: string): string {
  return join(cachesDirectory, languageCode);
}

const packsDirectory = join(cacheDirectory, 'pages');

/**
 * A short name for everything that some output was made from: each part counts, and so does where one ends and the
 * next begins.
 */
export function keyOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('base64url').slice(0, 32);
}

export type BuildCache = {
  /** What an earlier build wrote, or nothing. */
  read: (key: string) => Buffer | undefined;
  write: (key: string, content: Uint8Array) => void;
  /** Leaves all that was read or written since the start to the next build. @returns the name of the pack */
  finish: () => string;
};

/** Where a content lies in a pack: its first byte and how many there are. */
type Place = [start: number, length: number];

/**
 * One pack a thread and build, with an index beside it: thousands of small files would take longer to write than
 * their content takes to make. A pack without an index is of a build that was stopped, and counts for nothing.
 */
export function openCache(directory = packsDirectory): BuildCache {
  mkdirSync(directory, { recursive: true });
  const earlier = openPacks(directory);
  const used = new Set<string>();
  const pack = newPack(directory);
  return {
    read: (key) => {
      const content = earlier.read(key);
      if (content) used.add(key);
      return content;
    },
    write: pack.add,
    finish: () => {
      for (const key of used) pack.add(key, earlier.read(key)!);
      earlier.close();
      return pack.finish();
    },
  };
}

/** Forgets what this build had no use for. @param packs the names that `finish` gave */
export function pruneCache(packs: string[], directory = packsDirectory): void {
  const kept = new Set(packs.flatMap((name) => [`${name}.pack`, `${name}.index`]));
  for (const name of readdirSync(directory))
    if (!kept.has(name)) rmSync(join(directory, name), { recursive: true, force: true });
}

function openPacks(directory: string): { read: BuildCache['read']; close: () => void } {
  const places = new Map<string, { file: number; place: Place }>();
  const files = globSync('*.index', { cwd: directory }).map((name) => {
    const file = openSync(join(directory, name.replace(/index$/, 'pack')), 'r');
    const index = JSON.parse(readFileSync(join(directory, name), 'utf8')) as Record<string, Place>;
    for (const [key, place] of Object.entries(index)) places.set(key, { file, place });
    return file;
  });
  return {
    read: (key) => {
      const found = places.get(key);
      if (!found) return undefined;
      const [start, length] = found.place;
      const content = Buffer.allocUnsafe(length);
      readSync(found.file, content, 0, length, start);
      return content;
    },
    close: () => files.forEach((file) => closeSync(file)),
  };
}

/** So much is gathered before it is written. */
const writtenAtOnce = 4 * 1024 ** 2;

function newPack(directory: string): { add: BuildCache['write']; finish: () => string } {
  const name = randomUUID();
  const file = openSync(join(directory, `${name}.pack`), 'w');
  const index: Record<string, Place> = {};
  let [end, gathered, parts]: [number, number, Uint8Array[]] = [0, 0, []];
  const writeGathered = (): void => {
    const content = Buffer.concat(parts);
    for (let done = 0; done < content.length;) done += writeSync(file, content, done);
    [gathered, parts] = [0, []];
  };
  return {
    add: (key, content) => {
      index[key] = [end, content.length];
      parts.push(content);
      end += content.length;
      gathered += content.length;
      if (gathered >= writtenAtOnce) writeGathered();
    },
    finish: () => {
      writeGathered();
      closeSync(file);
      writeFileSync(join(directory, `${name}.unfinished`), JSON.stringify(index));
      renameSync(join(directory, `${name}.unfinished`), join(directory, `${name}.index`));
      return name;
    },
  };
}
