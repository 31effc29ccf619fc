/** What the first screen of /exam-prep says to somebody who has studied here before. Pure: `now` in milliseconds. */
import { bankSize } from '../question-bank/exam-areas.ts';
import type { ExamWork } from '../study/exam-work.ts';
import { dueOf, type FlashcardWork } from '../study/flashcard-work.ts';
import { isOnLaw } from '../question-bank/question-area.ts';
import { dueAt } from './practice/question-record.ts';
import { percentOf, percentText } from './practice/score-exam.ts';
import { firstAnswer } from './readiness/first-answers.ts';
import { fewestAnswers } from './readiness/readiness.ts';

export type HubAction = 'practice' | 'exam' | 'ready' | 'cards';
/** One short line (36 characters at most, so that it stays one on a phone) for each action that has a past. */
export type HubWords = Partial<Record<HubAction, string>>;

const shortDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

export function hubWords(exams: ExamWork, cards: FlashcardWork, now: number): HubWords {
  return Object.fromEntries(
    Object.entries({
      practice: practiceWords(exams, now),
      exam: examWords(exams),
      ready: readyWords(exams),
      cards: cardWords(cards, now),
    }).filter(([, words]) => words !== ''),
  );
}

function practiceWords({ records }: ExamWork, now: number): string {
  const met = Object.entries(records).filter(([id]) => !isOnLaw(id));
  const due = met.filter(([, record]) => dueAt(record) <= now).length;
  if (met.length === 0) return '';
  return due > 0 ? `${due} due, ${met.length} of ${bankSize} met` : `${met.length} of ${bankSize} questions met so far`;
}

function examWords({ underWay, history }: ExamWork): string {
  const open = underWay.findLast(({ mode }) => mode === 'exam');
  if (open) return `Under way: question ${open.place + 1} of ${open.questions.length}`;
  const last = history.findLast(({ mode }) => mode === 'exam');
  return last ? `Last: ${percentText(percentOf(last))} on ${shortDate.format(new Date(last.finishedAt))}` : '';
}

function readyWords({ records }: ExamWork): string {
  const answers = Object.entries(records).filter(
    ([id, record]) => !isOnLaw(id) && firstAnswer(record) !== undefined,
  ).length;
  if (answers === 0) return '';
  return answers < fewestAnswers
    ? `${answers} of ${fewestAnswers} first answers so far`
    : `From your ${answers} first answers`;
}

function cardWords({ cards }: FlashcardWork, now: number): string {
  const held = Object.values(cards);
  const due = held.filter((memory) => dueOf(memory) <= now).length;
  if (held.length === 0) return '';
  return due === 0 ? 'None due now' : `${due} ${due === 1 ? 'card' : 'cards'} due now`;
}
