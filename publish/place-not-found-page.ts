import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Hosts look for /404.html; React Router wrote the page as an address of its own, with files nobody asks for. */
export async function placeNotFoundPage(clientDirectory: string): Promise<void> {
  await rename(join(clientDirectory, '404/index.html'), join(clientDirectory, '404.html'));
  for (const unused of ['404', '404.data', '__spa-fallback.html', '.vite']) {
    await rm(join(clientDirectory, unused), { recursive: true, force: true });
  }
}
