import { existsSync, readdirSync } from 'node:fs';

const firefoxPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/lib/firefox/firefox',
  '/usr/lib64/firefox/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/**
 * The Firefox that FIREFOX_PATH names, else an installed one.
 * @returns its executable's path, or undefined where there is none
 * @throws Error when FIREFOX_PATH names a file that does not exist
 */
export function findFirefox(): string | undefined {
  const chosen = process.env.FIREFOX_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`FIREFOX_PATH names ${chosen}, which does not exist`);
  return chosen || firefoxPlaces.find((path) => existsSync(path));
}

/**
 * The small browser that comes with WebKitGTK, where Debian and others keep it.
 * @returns its path; undefined where it, its driver or a screen for it (Xvfb) is missing
 */
export function findMiniBrowser(): string | undefined {
  if (!['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((path) => existsSync(path))) return undefined;
  return ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib', '/usr/libexec']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.startsWith('webkit2gtk-4'))
        .map((name) => `${folder}/${name}/MiniBrowser`),
    )
    .find((path) => existsSync(path));
}
