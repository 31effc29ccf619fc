/**
 * `node publish/run-bundler.ts <build directory>`: Vite's bundles of the app for browsers and for rendering, and that
 * of the comparison. `builder.buildApp()` would go on to render all pages through a preview server.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { bundleComparison } from './bundle-comparison.ts';
import { slimManifest } from './slim-manifest.ts';

const [buildDirectory = 'build'] = process.argv.slice(2);
const builder = await createBuilder({
  logLevel: process.argv.includes('--verbose') ? 'info' : 'error',
  // public/ holds the PDFs, which are still being set.
  build: { copyPublicDir: false },
});
await builder.build(builder.environments.client!);
await builder.build(builder.environments.ssr!);
await bundleComparison(buildDirectory);
await slimManifest(join(buildDirectory, 'client'));
rmSync(join(buildDirectory, 'client/.vite'), { recursive: true, force: true });
