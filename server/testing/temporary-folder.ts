import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const roomInBytes = 1_000_000_000;

/**
 * Makes a folder for what a test stores: in memory where the system has room for it, else where temporary files go.
 * SQLite waits for the disk at each commit, and a disk that others keep busy took two minutes for one test.
 */
export function temporaryFolder(prefix: string): string {
  return hasRoom() ? mkdtempSync(join(memory, prefix)) : folderOnDisk(prefix);
}

/** For what is measured in earnest. */
export const folderOnDisk = (prefix: string): string => mkdtempSync(join(tmpdir(), prefix));

function hasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > roomInBytes;
}
