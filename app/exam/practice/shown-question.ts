import { inEnglish } from '../../language/language.ts';
import type { ExamUnderWay, ExamWork } from '../../study/exam-work.ts';
import { asShown, optionOrder } from './option-order.ts';
import type { LoadedQuestion } from './use-question-bank.ts';
import { withFigures } from './varied-question.ts';

/**
 * `lang`: of question and options, where that is not the page’s. `reasonLang`: the same of the reasons, which are in
 * the page’s language wherever the question has words in it: most states’ law has none.
 */
export type ShownQuestion = LoadedQuestion & { lang: string | undefined; reasonLang: string | undefined };

/**
 * A question as one exam shows it: with its own figures, its options in its own order, in the language of the page
 * where that is wanted and there are words.
 */
export function shownQuestion(
  question: LoadedQuestion,
  exam: Pick<ExamUnderWay, 'id' | 'shuffled' | 'varied'>,
  isTranslated: boolean,
): ShownQuestion {
  const { translated, ...found } = withFigures(question, exam);
  const inWords = isTranslated && translated ? { ...translated, lang: undefined } : { lang: inEnglish };
  const reasonLang = translated ? undefined : inEnglish;
  return asShown({ ...found, ...inWords, reasonLang, translated }, optionOrder(exam, question.id));
}

/** Whether questions are asked in the language of the page: as was chosen, or as the chosen state's exam is given. */
export const asksTranslated = (
  work: Pick<ExamWork, 'state' | 'translated'> | undefined,
  states: { slug: string; isTranslated?: boolean }[],
): boolean =>
  work?.translated ?? states.some(({ slug, isTranslated }) => isTranslated === true && slug === work?.state);
