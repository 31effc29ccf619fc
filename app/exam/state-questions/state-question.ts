import type { GuideSection } from '../../facts/fact.server.ts';
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

/** A question about a fact of a state’s guide. */
export type StateQuestion = Omit<QuizQuestion, 'more'> & {
  /** The section of the state’s guide that says more. */
  section: GuideSection;
};

/** Sections of a state’s guide that questions lead to, and what each is called in a link. */
export const guideSections: Record<GuideSection, string> = {
  steps: 'How to get licensed',
  costs: 'What it costs',
  exam: 'The exam',
  'criminal-record': 'Can you get licensed with a record?',
  renewing: 'Renewing the license',
  moving: 'Moving a license',
  broker: 'The broker license',
  regulator: 'Who decides',
  sources: 'Sources',
};

export const letterOf = (place: number): string => 'ABCD'.charAt(place);
