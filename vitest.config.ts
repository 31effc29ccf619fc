import { defineConfig } from 'vitest/config';
import { readSiteSettings } from './app/frame/site-settings.server.ts';
import { siteConfig } from './site.config.ts';

/** Unit tests stand beside their code. The React Router plugin is left out: no test needs its routes. */
export default defineConfig({
  define: { __SITE__: JSON.stringify(readSiteSettings(siteConfig, {})) },
  test: {
    include: ['{app,server,publish,checks,deploy,bench}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    // Tests with real servers and real time: once more on a shared, noisy machine.
    retry: process.env.CI ? 1 : 0,
  },
});
