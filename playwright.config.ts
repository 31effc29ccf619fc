import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findTestBrowser } from './installed/find-chromium.ts';

/** A port of the tests' own, so that a site being looked at on 3000 is left alone. */
const port = Number(process.env.TEST_PORT ?? 3100);
const origin = `http://localhost:${port}`;

const live = 'e2e/{radio-live,journeys}.spec.ts';

export default defineConfig({
  testDir: 'tests',
  // In this order: what waits for sound and mails goes first, while the check of the site has use for the processor.
  projects: [
    { name: 'live', testMatch: live },
    { name: 'pages', testMatch: '{e2e,a11y,browsers}/**/*.spec.ts', testIgnore: live },
  ],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Bounds, not waits: a machine that does other work as well may take its time.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    // A trace costs every test a tenth of its time, also those that pass: `--trace on` makes one.
    trace: 'off',
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        // No test depends on the internet: a request to another site fails, and with it the test.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
        // One site at a time: no spare process is started for a second one.
        '--disable-site-isolation-trials',
      ],
    },
  },
  // Serves the site as it was last built: run `npm run build` first.
  webServer: {
    command: `"${process.execPath}" server/main.ts`,
    url: `${origin}/healthz`,
    // What the tests send is written to a folder of their own, which the system clears away.
    env: { PORT: `${port}`, METRICS_PORT: `${port + 1}`, DATA_DIR: mkdtempSync(join(tmpdir(), 'license-atlas-')) },
    reuseExistingServer: false,
  },
});
