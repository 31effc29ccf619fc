import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

/**
 * Copies the checkout's working files to a new temporary folder, with its node_modules as a link, so that a measured
 * build touches nothing of the checkout.
 * @returns the copy, and what removes it (the link goes, what it points at stays)
 */
export async function copySite(checkout: string): Promise<{ directory: string; remove: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'license-atlas-bench-'));
  const names = (await readdir(checkout)).filter((name) => !leftOut.has(name));
  await Promise.all(names.map((name) => cp(join(checkout, name), join(directory, name), { recursive: true })));
  await symlink(join(checkout, 'node_modules'), join(directory, 'node_modules'), 'dir');
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}
