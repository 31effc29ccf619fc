import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { readSiteSettings } from './app/frame/site-settings.server.ts';
import { languagePlugin } from './publish/language/language-plugin.ts';
import { reloadContent } from './publish/reload-content.ts';
import { studyFilesInDevelopment } from './publish/study-files-in-development.ts';
import { siteConfig } from './site.config.ts';

const anyOf = (...patterns: RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'));

/** English is how the code is written; a build in another language has its words put in. */
const code = process.env.ATLAS_LANGUAGE;
const inLanguage = code ? [languagePlugin(code)] : [];

export default defineConfig({
  plugins: [...inLanguage, tailwindcss(), reactRouter(), studyFilesInDevelopment(), reloadContent()],
  define: { __SITE__: JSON.stringify(readSiteSettings(siteConfig, process.env)) },
  // What builds write is nothing to develop, and thousands of files to watch.
  server: { watch: { ignored: ['**/build/**', '**/var/**'] } },
  build: {
    // Fonts and the map stay files of their own: inlined, they would weigh on every page.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      output: {
        // One file for the libraries and one for what every page uses: they compress better together, and a page needs
        // fewer requests.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: anyOf(
                /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                /node_modules[\\/](turbo-stream|cookie|set-cookie-parser)[\\/]/,
              ),
            },
            // Before what others share: a group takes with it what its modules import.
            {
              name: 'frame',
              // Not what few pages need: the header of resources, pages that answer instead of others, sentences about
              // a place, other languages.
              test: anyOf(
                /app[\\/]frame[\\/](?!ResourceHeader|LateStyle|NotFoundPage|keep-read-page|(?:Embed)?ShellPage)/,
                /app[\\/]wording[\\/](?!place-name|concept-name)/,
                /app[\\/](site-layout(?![\\/]remembered)|donation|ads|paths|ui[\\/](?:toast-)?store|ui[\\/]Toasts)/,
                /app[\\/]language[\\/]language\.ts/,
                /app[\\/](search[\\/]SearchOpener|root\.tsx)/,
              ),
            },
            // Each small file that a page names costs it more than what is in the file. Guides have outlines, no tiles.
            { name: 'outline', test: anyOf(/app[\\/]states[\\/]StateOutline\.tsx/, /generated[\\/]us-map/) },
            { name: 'tiles', test: /app[\\/]states[\\/](StateTiles|OtherGuides)\.tsx/ },
            {
              name: 'math',
              test: /node_modules[\\/]big\.js|app[\\/]math[\\/](decimal|units|calendar|calculator|fields|answer)\.ts/,
            },
            // What guides, comparisons and a state's costs show alike: as one file it packs better than as three.
            { name: 'figures', test: /app[\\/]states[\\/](guide[\\/](CostTable|Sources)|SourceNote)\.tsx/ },
            // Home knows nothing of exams: without this, it would load the file below that shares it.
            { name: 'chosen', test: /app[\\/](study[\\/]chosen-state|home[\\/]start-path)\.ts/ },
            // What pages need that keep a visitor's work, and those where one studies: a tap waits for each request.
            {
              name: 'kept',
              test: /app[\\/]study[\\/](start-at-once|(left|plan|use)-work|work-(kind|store|database)|shown)\.ts/,
            },
            {
              name: 'study',
              test: /app[\\/]study[\\/](exam-work|keep-offline|study-day)/,
            },
            {
              name: 'readiness',
              test: /app[\\/]exam[\\/](readiness[\\/]readiness\.ts|practice[\\/](StateSelect|score-exam))/,
            },
          ],
        },
      },
    },
  },
});
