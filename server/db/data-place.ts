/** Whether a file of the data is there, and what keeps this process from writing where it goes. */
import { accessSync, constants, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Whether a file is there. One in a directory that this process may not enter counts as there: what opens it says why
 * it cannot.
 */
export function isThere(file: string): boolean {
  try {
    statSync(file);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}

/**
 * What keeps this process from keeping `file`, in words for whoever started it, or undefined: a directory above it that
 * is none or not this user's, or the file itself.
 */
export function whyUnwritable(file: string): string | undefined {
  const directory = nearestAbove(file);
  if (!look(directory)?.isDirectory()) return `${directory} is not a directory`;
  if (!may(directory, constants.W_OK | constants.X_OK))
    return `${thisUser()} may not write to the directory ${directory}`;
  const isOther = directory === dirname(file) && isThere(file) && !may(file, constants.R_OK | constants.W_OK);
  return isOther ? `${thisUser()} may not write to the file ${file}` : undefined;
}

/** What is there, and may be seen, of the directories above a file: the nearest. */
function nearestAbove(file: string): string {
  let above = dirname(file);
  while (!look(above) && dirname(above) !== above) above = dirname(above);
  return above;
}

function look(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

function may(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}

const thisUser = (): string => `the user of this process (uid ${process.getuid?.() ?? 'unknown'})`;
