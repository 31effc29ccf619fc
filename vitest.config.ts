import { defineConfig } from 'vitest/config';
import { readSiteSettings } from './app/frame/site-settings.server.ts';
import { siteConfig } from './site.config.ts';

/** Unit tests stand beside their code. The React Router plugin is left out: no test needs its routes. */
export default defineConfig({
  define: { __SITE__: JSON.stringify(readSiteSettings(siteConfig, {})) },
  test: {
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: { name: 'code', include: ['{app,publish,checks,bench}/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,deploy}/**/*.test.ts'],
          globalSetup: 'server/testing/one-postgres.ts',
        },
      },
    ],
  },
});
