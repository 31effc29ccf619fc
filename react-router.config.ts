import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './publish/page-paths.ts';

export default {
  ssr: false,
  prerender: { paths: prerenderedPaths(), concurrency: 2 },
} satisfies Config;
