import { open } from 'node:fs/promises';

/** Waits until a written file is on the disk, so that a power cut after the command's last word loses nothing. */
export async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}
