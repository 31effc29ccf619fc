import { join } from 'node:path';
import { build } from 'vite';
import { languagePlugin } from './language/language-plugin.ts';

/**
 * What the server answers and mails in a language, as modules in its words: <directory>/answers/in-language.js, which
 * the server mounts (server/built-languages.ts), and search-thread.js, which its search runs in. Packages stay outside:
 * the server that imports these files has them.
 */
export async function bundleAnswers(directory: string, code: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [languagePlugin(code)],
    build: {
      ssr: true,
      target: 'node24',
      outDir: join(directory, 'answers'),
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: { 'in-language': 'server/in-language.ts', 'search-thread': 'server/search/search-thread.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
