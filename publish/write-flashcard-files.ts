import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { cardFiles, cardFolder } from '../app/flashcards/card-files.server.ts';

/** Writes the flashcards of each area to /assets/flashcards. Returns how many files. */
export async function writeFlashcardFiles(clientDirectory: string): Promise<number> {
  await rm(join(clientDirectory, cardFolder), { recursive: true, force: true });
  await mkdir(join(clientDirectory, cardFolder), { recursive: true });
  for (const { path, json } of cardFiles()) await writeFile(join(clientDirectory, path), json);
  return cardFiles().length;
}

/** Answers for the same files while developing, when nothing is written. */
export const flashcardFilesInDevelopment = (): Plugin => ({
  name: 'flashcard-files',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const file = cardFiles().find(({ path }) => path === request.url);
      if (!file) return next();
      response.setHeader('Content-Type', 'application/json').end(file.json);
    });
  },
});
