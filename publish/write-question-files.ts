import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { questionFiles } from '../app/exam/practice/question-files.server.ts';

/** Writes the question bank where the practice page fetches it, under names that change with their content. */
export async function writeQuestionFiles(clientDirectory: string): Promise<void> {
  await rm(join(clientDirectory, 'assets/questions'), { recursive: true, force: true });
  for (const { address, content } of questionFiles()) {
    await mkdir(join(clientDirectory, dirname(address)), { recursive: true });
    await writeFile(join(clientDirectory, address), content);
  }
}

/** The same files for `npm run dev`. */
export function serveQuestionFiles(): Plugin {
  return {
    name: 'question-files',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const file = questionFiles().find(({ address }) => address === request.url);
        if (!file) return next();
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.end(file.content);
      });
    },
  };
}
