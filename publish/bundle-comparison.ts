import { build } from 'vite';
import { readSiteSettings } from '../app/frame/site-settings.server.ts';
import { siteConfig } from '../site.config.ts';
import { languagePlugin } from './language/language-plugin.ts';

/**
 * build/comparison.js: the comparison's own components and what renders them, in one file that the server imports
 * (server/compare/). It needs nothing beside it.
 */
export async function bundleComparison(buildDirectory: string, code: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: code === 'en' ? [] : [languagePlugin(code)],
    define: {
      __SITE__: JSON.stringify(readSiteSettings(siteConfig, process.env)),
      'process.env.NODE_ENV': '"production"',
    },
    ssr: { noExternal: true },
    build: {
      ssr: 'app/states/compare/write-comparison.server.tsx',
      outDir: buildDirectory,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'comparison.js', codeSplitting: false } },
    },
  });
}
