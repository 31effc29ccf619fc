/**
 * When a card or a question comes back: FSRS, by ts-fsrs. Loaded when a session begins (docs/decisions/0016). Pure:
 * `now` in milliseconds.
 */
import {
  type Card as FsrsCard,
  createEmptyCard,
  fsrs,
  GenSeedStrategyWithCardId,
  type Grade as FsrsGrade,
  StrategyMode,
} from 'ts-fsrs';
import type { Memory } from './flashcard-work.ts';
import { asStudyTime } from './study-day.ts';

/**
 * Reviews are timed so that nine of ten are still known. A year is the most: nobody studies for an exam longer.
 * Intervals are spread a little, or the cards of one day would come back together; by card and count, so that a
 * button’s promise is kept.
 */
const scheduler = fsrs({ request_retention: 0.9, maximum_interval: 365, enable_fuzz: true }).useStrategy(
  StrategyMode.SEED,
  GenSeedStrategyWithCardId('id'),
);

/** 1 Again, 2 Hard, 3 Good, 4 Easy: the numbers of ts-fsrs and of the keyboard. */
export type Grade = 1 | 2 | 3 | 4;

/** The memory of a card after an answer. `memory` is undefined for a new card. */
export function scheduled(id: string, area: string, memory: Memory | undefined, grade: Grade, now: number): Memory {
  return after(scheduler, id, area, memory, grade, now);
}

/** Questions come back after whole days: whoever has just read the reasons would only repeat them. */
const questions = fsrs({
  request_retention: 0.9,
  maximum_interval: 365,
  enable_fuzz: true,
  enable_short_term: false,
}).useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('id'));

/**
 * The memory of a question after an answer. Right at first sight is Easy, right later Good, wrong Again. `memory` is
 * undefined for a question never scheduled.
 */
export function scheduledQuestion(id: string, memory: Memory | undefined, isRight: boolean, now: number): Memory {
  return after(questions, id, '', memory, isRight ? (memory ? 3 : 4) : 1, now);
}

function after(
  by: typeof scheduler,
  id: string,
  area: string,
  memory: Memory | undefined,
  grade: Grade,
  now: number,
): Memory {
  const time = asStudyTime(now);
  const { card } = by.next(cardOf(id, memory, time), time, grade as FsrsGrade);
  const due = now + (card.due.getTime() - time);
  return [
    due,
    now,
    card.stability,
    card.difficulty,
    card.scheduled_days,
    card.learning_steps,
    card.reps,
    card.lapses,
    card.state,
    area,
  ];
}

function cardOf(id: string, memory: Memory | undefined, time: number): FsrsCard & { id: string } {
  if (!memory) return { ...createEmptyCard(time), id };
  const [due, reviewed, stability, difficulty, interval, step, reps, lapses, phase] = memory;
  return {
    id,
    due: new Date(asStudyTime(due)),
    last_review: new Date(asStudyTime(reviewed)),
    stability,
    difficulty,
    scheduled_days: interval,
    learning_steps: step,
    reps,
    lapses,
    state: phase,
    // Deprecated, and no longer read by the scheduler.
    elapsed_days: 0,
  };
}

export type Schedule = typeof scheduled;
export type QuestionSchedule = typeof scheduledQuestion;
