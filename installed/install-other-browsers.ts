/**
 * Run before the browser tests: Firefox and WebKitGTK beside Chromium where this is root on Debian. Elsewhere their
 * tests are skipped, and a line says what would bring them.
 */
import { findFirefox, findMiniBrowser } from './find-other-browsers.ts';
import { installWithApt } from './install-with-apt.ts';

for (const { find, packages } of [
  { find: findFirefox, packages: ['firefox-esr'] },
  { find: findMiniBrowser, packages: ['webkit2gtk-driver', 'xvfb'] },
])
  if (!find() && !(packages.every((name) => installWithApt(name)) && find()))
    console.log(`Not tested in this browser: install ${packages.join(' and ')} (Debian’s names).`);
