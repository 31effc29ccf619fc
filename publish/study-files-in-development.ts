import type { Plugin } from 'vite';

/**
 * Answers for the files that study pages fetch in `npm run dev`, where nothing is written. They are content: what reads
 * it is loaded when the first is asked for, and not where the app is bundled.
 */
export const studyFilesInDevelopment = (): Plugin => ({
  name: 'study-files',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use(async (request, response, next) => {
      if (!request.url?.endsWith('.json')) return next();
      const { studyFiles } = await import('./write-study-files.ts');
      const file = studyFiles().find(({ address }) => address === request.url);
      if (!file) return next();
      response.setHeader('Content-Type', 'application/json').end(file.content);
    });
  },
});
