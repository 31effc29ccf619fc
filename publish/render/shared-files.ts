import { type BuildCache, keyOf } from '../build-cache.ts';

/** Files that many pages name and write, under a name that says their content: all styles of the site. */
export type SharedFiles = {
  /** Leaves one to the pages of this build and the next. */
  leave: (path: string, content: string) => void;
  /** What this build or the last one left. */
  read: (path: string) => Buffer | undefined;
};

/** Each is kept once, not with every page. */
export function sharedFiles(cache: BuildCache): SharedFiles {
  const known = new Map<string, Buffer>();
  const keyFor = (path: string): string => keyOf('shared', path);
  return {
    leave: (path, content) => {
      if (known.has(path)) return;
      const bytes = Buffer.from(content);
      known.set(path, bytes);
      cache.write(keyFor(path), bytes);
    },
    read: (path) => {
      const content = known.get(path) ?? cache.read(keyFor(path));
      if (content) known.set(path, content);
      return content;
    },
  };
}
