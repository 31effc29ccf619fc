/**
 * `node publish/stages/bundle.ts`, with ATLAS_LANGUAGE for another language than English: all that Vite makes of the
 * code, and what it makes for browsers compressed. A process of its own: what bundling holds ends with it.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleApp } from '../bundle-app.ts';
import { drawGenerated } from '../draw-generated.ts';

const code = process.env.ATLAS_LANGUAGE ?? 'en';
const buildDirectory = code === 'en' ? 'build' : join('build', code);
const client = join(buildDirectory, 'client');
// React Router is told one page a route: which there are, is content, and no part of the code (react-router.config.ts).
process.env.ATLAS_BUNDLES = '1';

// What bundles hold beside code, in every language.
if (code === 'en') await drawGenerated(['fonts', 'boot']);
await bundleApp(buildDirectory, code, async () => {
  await bundlePages();
  // No part of the app: they may be made of what it has in memory already.
  const [{ bundleComparison }, { bundleSearchWorker }, { bundleAnswers }, { compressAssets }] = await Promise.all([
    import('../bundle-comparison.ts'),
    import('../bundle-search-worker.ts'),
    import('../bundle-answers.ts'),
    import('../compress-assets.ts'),
  ]);
  await bundleComparison(buildDirectory, code);
  await bundleSearchWorker(buildDirectory, code);
  if (code !== 'en') await bundleAnswers(buildDirectory, code);
  await compressAssets(client);
});

/** `builder.buildApp()` would go on to render all pages through a preview server. */
async function bundlePages(): Promise<void> {
  const [{ createBuilder }, { slimManifest }] = await Promise.all([import('vite'), import('../slim-manifest.ts')]);
  const builder = await createBuilder({
    logLevel: 'error',
    // public/ holds the PDFs, which are still being set; the pages and pictures that lie there are not its own.
    build: { copyPublicDir: false, emptyOutDir: false },
  });
  await builder.build(builder.environments.client!);
  await builder.build(builder.environments.ssr!);
  await slimManifest(client);
  rmSync(join(client, '.vite'), { recursive: true, force: true });
}
