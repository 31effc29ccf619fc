import type { GuideSection } from '../../facts/fact.server.ts';
import type { Part } from '../../wording/rich-text.ts';

/** One multiple-choice question about a state’s license law, as its page shows it. */
export type StateQuestion = {
  /** The path of the fact it rests on, e.g. 'entry.prelicenseHours'. */
  fact: string;
  question: string;
  options: string[];
  /** The place of the right option, counted from 0. */
  answer: number;
  /** Why, with source marks. */
  why: Part[];
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
