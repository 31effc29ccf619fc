import type { GuideSection } from '../../facts/fact.server.ts';
import type { QuizQuestion } from '../quiz/quiz-question.ts';

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
  moving: 'Transferring a license',
  broker: 'The broker license',
  regulator: 'Who decides',
  sources: 'Sources',
};
