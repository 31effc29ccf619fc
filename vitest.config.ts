import { defineConfig } from 'vitest/config';
import { readSiteSettings } from './app/frame/site-settings.server.ts';
import { siteConfig } from './site.config.ts';

/** Tests that put other content, another time zone or another clock in the place of what everybody reads. */
const ofAnotherWorld = [
  'app/ui/toast-store.test.ts',
  'app/plan/days.test.ts',
  'app/study/study-day.test.ts',
  'publish/add-a-*.test.ts',
  'publish/reload-content.test.ts',
];

/** Unit tests stand beside their code. The React Router plugin is left out: no test needs its routes. */
export default defineConfig({
  define: { __SITE__: JSON.stringify(readSiteSettings(siteConfig, {})) },
  test: {
    // Bounds, not waits: a machine that does other work as well may take its time, also for what is set up before.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Vitest leaves one core free, which on two is half of them.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['{app,publish,checks,bench,watch}/**/*.test.{ts,tsx}'],
          exclude: ofAnotherWorld,
          sequence: { groupOrder: 1 },
          // The content and the modules are read once a worker, not once a file: half of the processor time.
          isolate: false,
          pool: 'threads',
        },
      },
      { extends: true, test: { name: 'apart', include: ofAnotherWorld, sequence: { groupOrder: 1 } } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,deploy}/**/*.test.ts'],
          // They wait for mails, kills and streams more than they reckon. First, beside the types and the linter.
          sequence: { groupOrder: 0 },
          maxWorkers: 4,
          // As above: 132 s of processor time where it was 150.
          isolate: false,
          globalSetup: 'server/testing/one-postgres.ts',
        },
      },
    ],
  },
});
