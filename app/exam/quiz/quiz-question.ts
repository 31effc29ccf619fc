import type { Part } from '../../wording/rich-text.ts';

/** One multiple-choice question, as a quiz on one page shows it. */
export type QuizQuestion = {
  /** What it rests on: the path of a fact, e.g. 'entry.prelicenseHours', or the id of a question on the law. */
  fact: string;
  question: string;
  options: string[];
  /** The place of the right option, counted from 0. */
  answer: number;
  /** Why, with source marks. */
  why: Part[];
  /** Why each other option is wrong, where that is told. */
  wrong?: { place: number; text: string }[];
  /** Where the reader finds more: links, each with what follows it. */
  more: { href: string; text: string; after?: string }[];
};

export const letterOf = (place: number): string => 'ABCD'.charAt(place);
