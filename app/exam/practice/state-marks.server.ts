import { asWritten } from '../../content/words-of-content.server.ts';
import { language } from '../../language/language.ts';
import { isCombinedExam } from '../../facts/entries/exam.server.ts';
import { knownOf } from '../../facts/fact-paths.server.ts';
import { FigureWriter } from '../../facts/figures.server.ts';
import { nationalMark } from '../../facts/passing-score.server.ts';
import { inWords, readingNamed } from '../../facts/readings.server.ts';
import { listJurisdictions } from '../../facts/jurisdictions.server.ts';

/**
 * `percent` is what the national portion asks, null where the state's passing score is not published. `passes` says it
 * in words where that is not all: the portions have scores of their own, or it is scaled. `doubt`: why a figure
 * is not sure, e.g. "unconfirmed".
 */
export type StateMark = {
  slug: string;
  name: string;
  percent: number | null;
  passes?: string;
  isScaled?: true;
  doubt?: string;
  regulator: string;
  /** Whether its exam has a portion of its own on the state’s law; one combined exam has not. */
  hasStatePortion: boolean;
  /** Whether its exam is given in the language of this build too, where that is not English. */
  isTranslated?: true;
};

/** What a score is held against, for every jurisdiction. */
export const stateMarks = (): StateMark[] =>
  listJurisdictions().map((state) => {
    const { passingPercent: fact, passingScore } = state.entry.exam;
    const score = inWords(readingNamed('percent'), state).value;
    const isScaled = asWritten(passingScore.value ?? '').includes('scaled');
    const { doubt } = new FigureWriter(state).inline(fact, String);
    return {
      slug: state.slug,
      name: state.name,
      percent: nationalMark(state),
      ...(score !== null && score !== `${fact.value}%` && { passes: passingScore.value! }),
      ...(isScaled && { isScaled: true as const }),
      ...(fact.value !== null && doubt && { doubt }),
      regulator: state.words.regulator,
      hasStatePortion: !isCombinedExam(knownOf(state)),
      ...(isGivenIn(state.entry.examLanguages.value) && { isTranslated: true as const }),
    };
  });

const thisLanguage = new Intl.DisplayNames('en', { type: 'language' }).of(language.code);

const isGivenIn = (languages: string[] | null): boolean =>
  language.code !== 'en' && (languages ?? []).some((name) => asWritten(name) === thisLanguage);
