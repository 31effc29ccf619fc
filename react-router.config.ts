import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './publish/page-paths.ts';

// A language other than English is built beside it (publish/build-in-language.ts).
const code = process.env.ATLAS_LANGUAGE;

export default {
  buildDirectory: code ? `build/${code}` : 'build',
  ssr: false,
  prerender: { paths: prerenderedPaths(), concurrency: 2 },
} satisfies Config;
