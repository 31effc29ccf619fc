/**
 * The language that this build of the site is in. Each language is a build of its own, of the same modules with other
 * words in them: publish/language puts this module's values and every text into it (docs/decisions/0061).
 */
export const language: Language = { code: 'en', locale: 'en-US', root: '' };

/** `lang` of what stays English on a page in another language: the questions of an exam that is in English. */
export const inEnglish = language.code === 'en' ? undefined : 'en';

/** The note in local storage: the code of the language in which this browser read last, once that was not English. */
export const languageKey = 'language';

type Language = {
  code: string;
  locale: string;
  /** What its addresses begin with: '' or '/es'. */
  root: string;
};
