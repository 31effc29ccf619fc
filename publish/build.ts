/** `npm run build`: builds the site (build-site.ts) and says how long it took. `--verbose`: what each stage takes. */
import { enableCompileCache } from 'node:module';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cachesDirectory, keyOf } from './build-cache.ts';
import { drawGenerated } from './draw-generated.ts';

const started = performance.now();
// React's production build is chosen when React is first loaded, in every process and thread.
process.env.NODE_ENV = 'production';
// What each process and thread of a language asks for: its words, and modules that have them.
process.env.ATLAS_KEPT = join(cachesDirectory, 'kept');
// Stands for all that reads content, and for the words that are put into it (app/content/read-content.server.ts).
process.env.ATLAS_CODE = keyOf(...readersOfContent().map((file) => readFileSync(file)));
// A dozen processes and threads load the same modules: Node strips their types and compiles them once.
process.env.NODE_COMPILE_CACHE = resolve(cachesDirectory, 'modules');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
try {
  // The modules of the site import it.
  await drawGenerated(['map']);
  const { buildSite } = await import('./build-site.ts');
  await buildSite({ verbose: process.argv.includes('--verbose') });
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
} catch (error) {
  console.error(error);
  console.error('The build stopped.');
  process.exitCode = 1;
}

function readersOfContent(): string[] {
  const code = ['app/**/*.{ts,tsx}', 'publish/language/*.ts', 'content/*/wording/*.ts', 'content/*/text/**/*.po'];
  const files = globSync(code).filter((file) => !/\.test\.|^app\/generated\//.test(file));
  return ['package-lock.json', ...files.toSorted()];
}
