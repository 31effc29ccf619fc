import type { Config } from '@react-router/dev/config';

// A language other than English is built beside it (publish/build-site.ts).
const code = process.env.ATLAS_LANGUAGE;

/** Which pages there are is content: it takes a second to read, and bundles are made without it. */
const paths = process.env.ATLAS_BUNDLES
  ? (await import('./publish/page-a-route.ts')).pageOfEachRoute()
  : (await import('./publish/page-paths.ts')).prerenderedPaths();

export default {
  buildDirectory: code ? `build/${code}` : 'build',
  ssr: false,
  prerender: { paths, concurrency: 2 },
} satisfies Config;
