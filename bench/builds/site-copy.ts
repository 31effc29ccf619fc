import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { foldersOfPdfs } from '../../publish/before-build/download-folders.ts';
import { cachesDirectory } from '../../publish/build-cache.ts';

/** What a build makes or never reads. */
const leftOut = new Set([
  '.git',
  '.react-router',
  'build',
  'coverage',
  'node_modules',
  'playwright-report',
  'test-results',
]);

/** What a build makes outside build/ and uses again: left out of a copy, so that its first build is a cold one. */
export const madeByBuilds = [cachesDirectory, ...foldersOfPdfs, 'app/generated'];

/**
 * Copies the checkout's working files to a new temporary folder, with its node_modules as a link, so that a measured
 * build touches nothing of the checkout.
 * @returns the copy, and what removes it (the link goes, what it points at stays)
 */
export async function copySite(checkout: string): Promise<{ directory: string; remove: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'license-atlas-bench-'));
  const isWorkingFile = (file: string): boolean => !madeByBuilds.includes(relative(checkout, file));
  const names = (await readdir(checkout)).filter((name) => !leftOut.has(name));
  await Promise.all(
    names.map((name) => cp(join(checkout, name), join(directory, name), { recursive: true, filter: isWorkingFile })),
  );
  await symlink(join(checkout, 'node_modules'), join(directory, 'node_modules'), 'dir');
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}
