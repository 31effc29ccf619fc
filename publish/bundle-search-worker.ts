import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { languagePlugin } from './language/language-plugin.ts';

/** Compiles app/search/search-worker.ts, without what it knows of places: that is content (index-pages.ts). */
export async function bundleSearchWorker(buildDirectory: string, code: string): Promise<void> {
  const entry = join(import.meta.dirname, '../app/search/search-worker.ts');
  const result = await build({
    configFile: false,
    plugins: code === 'en' ? [] : [languagePlugin(code)],
    logLevel: 'error',
    build: { write: false, minify: true, target: 'es2022', lib: { entry, formats: ['es'] } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('app/search/search-worker.ts gave no output');
  mkdirSync(join(buildDirectory, 'server'), { recursive: true });
  writeFileSync(join(buildDirectory, 'server/search-worker.js'), output.output[0].code);
}
