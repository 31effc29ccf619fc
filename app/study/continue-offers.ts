/** What of a visitor's work can be gone on with. Pure: `now` in milliseconds. */
import { keepLicenseIn, paths, planFor } from '../paths.ts';
import { examHash, type ExamWork, resultHash } from './exam-work.ts';
import { dueOf, type FlashcardWork, isLearning } from './flashcard-work.ts';
import { coursesOf, heldStates, type LicenseWork } from './license-work.ts';
import { type PlanWork, plannedStates, stateName, tickedIn } from './plan-work.ts';
import { plural } from '../wording/wording.ts';
import { endOfStudyDay, studyDay } from './study-day.ts';

/** One link: "Texas plan", "3 done". */
export type Offer = { name: string; state: string; path: string };

/** As many as fit one line of a phone. */
const most = 2;

/** What a visitor keeps, by kind. */
export type KeptWorks = { plans: PlanWork; exams: ExamWork; cards: FlashcardWork; licenses: LicenseWork };

/**
 * An exam under way comes first, then the study plan for the day of the exam, the plan that was worked on last, a
 * license that is held, cards that are due, the exam that was finished last.
 */
export function continueOffers({ plans, exams, cards, licenses }: KeptWorks, now: number): Offer[] {
  const all = [
    ...examOffer(exams),
    ...studyOffer(exams, now),
    ...planOffer(plans),
    ...licenseOffer(licenses, now),
    ...cardOffer(cards, now),
    ...resultOffer(exams),
  ];
  return all.slice(0, most);
}

function examOffer({ underWay }: ExamWork): Offer[] {
  const [last] = underWay.toSorted((a, b) => b.changedAt.localeCompare(a.changedAt));
  if (!last) return [];
  const state = `question ${last.place + 1} of ${last.questions.length}`;
  return [{ name: 'Practice exam', state, path: paths.practice + examHash(last.id) }];
}

function studyOffer({ plan }: ExamWork, now: number): Offer[] {
  const left = daysTo(plan?.examDay, now);
  if (left === undefined || left < 0) return [];
  return [{ name: 'Your exam', state: left === 0 ? 'it’s today' : `in ${plural(left, 'day')}`, path: paths.studyPlan }];
}

/** From the day it is to that one (YYYY-MM-DD); undefined where none was entered. */
function daysTo(day: string | undefined, now: number): number | undefined {
  const days = Math.round((Date.parse(day ?? '') - Date.parse(studyDay(now))) / 86_400_000);
  return Number.isNaN(days) ? undefined : days;
}

function planOffer(plans: PlanWork): Offer[] {
  const [slug] = plannedStates(plans);
  if (!slug) return [];
  const done = tickedIn(plans[slug]!);
  return [{ name: `${stateName(slug)} plan`, state: done > 0 ? `${done} done` : 'begun', path: planFor(slug) }];
}

function licenseOffer(licenses: LicenseWork, now: number): Offer[] {
  const [slug] = heldStates(licenses);
  if (!slug) return [];
  const logged = coursesOf(licenses[slug]!).length;
  // Without its own day only the state's rule could say when it expires, and that is not on every page.
  const left = daysTo(licenses[slug]!.fields['expires']?.value, now);
  const coursesLogged = logged > 0 ? `${plural(logged, 'course')} logged` : 'renewal dates';
  const state = left === undefined ? coursesLogged : expiryWords(left);
  return [{ name: `${stateName(slug)} license`, state, path: keepLicenseIn(slug) }];
}

function expiryWords(left: number): string {
  if (left < 0) return 'has expired';
  return left === 0 ? 'expires today' : `expires in ${plural(left, 'day')}`;
}

function cardOffer({ cards }: FlashcardWork, now: number): Offer[] {
  // As the flashcards count them: a card in review is due all day, one being learned to the minute.
  const ends = endOfStudyDay(now);
  const due = Object.values(cards).filter((memory) => dueOf(memory) < (isLearning(memory) ? now + 1 : ends)).length;
  return due === 0 ? [] : [{ name: 'Flashcards', state: `${due} due`, path: paths.flashcards }];
}

function resultOffer({ history }: ExamWork): Offer[] {
  const last = history.findLast(({ mode }) => mode === 'exam');
  if (!last) return [];
  const state = `${last.right} of ${last.asked} right`;
  return [{ name: 'Last practice exam', state, path: paths.practice + resultHash(last.id) }];
}
