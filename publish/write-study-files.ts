import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lawFiles } from '../app/exam/practice/law-files.server.ts';
import { questionFiles } from '../app/exam/practice/question-files.server.ts';
import { cardFiles } from '../app/flashcards/card-files.server.ts';
import { moveFiles } from '../app/plan/state-plan.server.ts';

/**
 * The question bank, the flashcards and the plans of those licensed elsewhere, which their pages fetch when a visitor
 * starts. Names change with the content.
 */
export const studyFiles = (): { address: string; content: string }[] => [
  ...questionFiles(),
  ...lawFiles(),
  ...moveFiles(),
  ...cardFiles().map(({ path, json }) => ({ address: path, content: json })),
];

export async function writeStudyFiles(clientDirectory: string): Promise<void> {
  const files = studyFiles();
  const folders = new Set(files.map(({ address }) => join(clientDirectory, dirname(address))));
  for (const folder of folders) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  }
  for (const { address, content } of files) await writeFile(join(clientDirectory, address), content);
}
