import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const isThere = (): boolean => spawnSync('pdfinfo', ['-v']).status === 0;

function runQuietly(command: string, ...values: string[]): boolean {
  return spawnSync(command, values, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
}

/** Whether poppler's programs are there, which read the built PDFs. As root on Debian they are installed first. */
export function havePoppler(): boolean {
  if (isThere()) return true;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No poppler found: installing Debian’s poppler-utils.');
    if (runQuietly('apt-get', 'install', '-y', '--no-install-recommends', 'poppler-utils') && isThere()) return true;
    // A fresh container has no package lists.
    if (
      runQuietly('apt-get', 'update') &&
      runQuietly('apt-get', 'install', '-y', '--no-install-recommends', 'poppler-utils') &&
      isThere()
    )
      return true;
  }
  console.error(
    'PDFS NOT CHECKED: poppler is missing. Install it (Debian: apt-get install poppler-utils; macOS: brew ' +
      'install poppler).',
  );
  return false;
}
