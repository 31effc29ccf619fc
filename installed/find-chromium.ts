import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const shell = '/usr/lib/chromium/chromium-headless-shell';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
  shell,
];

/**
 * The browser of a reader, for measurements and videos: the one CHROMIUM_PATH names, else Playwright's own download,
 * else an installed one.
 * @returns its executable's path, or undefined where there is none
 * @throws Error when CHROMIUM_PATH names a file that does not exist
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist`);
  if (chosen) return chosen;
  return [chromium.executablePath(), ...usualPlaces].find((path) => path && existsSync(path));
}

/**
 * The browser for measures. The headless shell is none: it begins each page with a mouse that moves in the window's
 * corner, which loads and runs the page's script as no reader would.
 * @throws Error saying what to install where there is no other
 */
export function findWholeChromium(): string {
  const found = findChromium();
  if (found && found !== shell) return found;
  throw new Error(
    'There is no whole Chromium here: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH.',
  );
}

/** Whether tests would run in the whole Chromium although nobody chose it. */
export const lacksShell = (): boolean => !process.env.CHROMIUM_PATH && !existsSync(shell);

/**
 * The browser that tests run in: Debian's headless shell takes half the time of the whole Chromium
 * (docs/decisions/0029), which serves where there is none.
 * @throws Error when CHROMIUM_PATH names a file that does not exist
 */
export const findTestBrowser = (): string | undefined =>
  !process.env.CHROMIUM_PATH && existsSync(shell) ? shell : findChromium();
