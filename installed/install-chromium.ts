/**
 * Run before the browser tests: sees to it that there is a Chromium, and says in one line what to do where it cannot.
 */
import { findTestBrowser, lacksShell } from './find-chromium.ts';
import { installWithApt } from './install-with-apt.ts';

const advice =
  'Install Chromium (Debian: apt-get install chromium) or run npx playwright install chromium, or set CHROMIUM_PATH';

try {
  if (lacksShell()) installWithApt('chromium-headless-shell');
  if (!findTestBrowser() && !(installWithApt('chromium') && findTestBrowser())) throw new Error(advice);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
