/**
 * Run before the browser tests: sees to it that there is a Chromium, and says in one line what to do where it cannot.
 */
import { findChromium } from './find-chromium.ts';
import { installWithApt } from './install-with-apt.ts';

const advice =
  'Install Chromium (Debian: apt-get install chromium) or run npx playwright install chromium, or set CHROMIUM_PATH';

try {
  if (!findChromium() && !(installWithApt('chromium') && findChromium())) throw new Error(advice);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
