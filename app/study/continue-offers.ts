/** What of a visitor's work can be gone on with. Pure: `now` in milliseconds. */
import { paths, planFor } from '../paths.ts';
import type { ExamWork } from './exam-work.ts';
import { dueOf, type FlashcardWork, isLearning } from './flashcard-work.ts';
import { type PlanWork, plannedStates, stateName, tickedIn } from './plan-work.ts';
import { endOfStudyDay } from './study-day.ts';

/** One link: "Texas plan", "3 done". */
export type Offer = { name: string; state: string; path: string };

/** As many as fit one line of a phone. */
const most = 2;

/** An exam that is under way comes first, then the plan that was worked on last, then cards that are due. */
export function continueOffers(plans: PlanWork, exams: ExamWork, cards: FlashcardWork, now: number): Offer[] {
  return [...examOffer(exams), ...planOffer(plans), ...cardOffer(cards, now)].slice(0, most);
}

function examOffer({ underWay }: ExamWork): Offer[] {
  const [last] = underWay.toSorted((a, b) => b.changedAt.localeCompare(a.changedAt));
  if (!last) return [];
  const state = `question ${last.place + 1} of ${last.questions.length}`;
  return [{ name: 'Practice exam', state, path: paths.practice }];
}

function planOffer(plans: PlanWork): Offer[] {
  const [slug] = plannedStates(plans);
  if (!slug) return [];
  const done = tickedIn(plans[slug]!);
  return [{ name: `${stateName(slug)} plan`, state: done > 0 ? `${done} done` : 'begun', path: planFor(slug) }];
}

function cardOffer({ cards }: FlashcardWork, now: number): Offer[] {
  // As the flashcards count them: a card in review is due all day, one being learned to the minute.
  const ends = endOfStudyDay(now);
  const due = Object.values(cards).filter((memory) => dueOf(memory) < (isLearning(memory) ? now + 1 : ends)).length;
  return due === 0 ? [] : [{ name: 'Flashcards', state: `${due} due`, path: paths.flashcards }];
}
