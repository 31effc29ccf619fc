import { examWork } from '../study/exam-work.ts';
import { flashcardWork } from '../study/flashcard-work.ts';
import { readWork } from '../study/work-store.ts';
import { type HubWords, hubWords } from './hub-words.ts';

/** What this browser keeps, in words. A module of its own: only whoever has saved work loads it. */
export async function readHubWords(): Promise<HubWords> {
  const [exams, cards] = await Promise.all([readWork(examWork), readWork(flashcardWork)]);
  return hubWords(exams, cards, Date.now());
}
