import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Waits until a written file is on the disk, so that a power cut after the command's last word loses nothing. */
export async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

/** Renames within one folder and waits until the name is on the disk too: it stands in the folder, not in the file. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  const folder = await open(dirname(to), 'r');
  await folder.sync();
  await folder.close();
}
