import { asWritten } from '../../content/words-of-content.server.ts';
import { language } from '../../language/language.ts';
import { isCombinedExam } from '../../facts/entries/exam.server.ts';
import { knownOf } from '../../facts/fact-paths.server.ts';
import { FigureWriter } from '../../facts/figures.server.ts';
import { listJurisdictions } from '../../facts/jurisdictions.server.ts';

/**
 * `percent` is null where the state's passing score is not published. `doubt`: why a figure is not sure, e.g.
 * "unconfirmed".
 */
export type StateMark = {
  slug: string;
  name: string;
  percent: number | null;
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
    const fact = state.entry.exam.passingPercent;
    const { doubt } = new FigureWriter(state).inline(fact, String);
    return {
      slug: state.slug,
      name: state.name,
      percent: fact.value,
      ...(fact.value !== null && doubt && { doubt }),
      regulator: state.words.regulator,
      hasStatePortion: !isCombinedExam(knownOf(state)),
      ...(isGivenIn(state.entry.examLanguages.value) && { isTranslated: true as const }),
    };
  });

const thisLanguage = new Intl.DisplayNames('en', { type: 'language' }).of(language.code);

const isGivenIn = (languages: string[] | null): boolean =>
  language.code !== 'en' && (languages ?? []).some((name) => asWritten(name) === thisLanguage);
