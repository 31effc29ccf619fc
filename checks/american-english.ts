/** What American readers would take for a slip: British spellings, and dates that name the day first. */

/** Verbs that American English writes with -ize or -yze, by their stems. */
const izeStems = [
  'recogn',
  'organ',
  'author',
  'special',
  'final',
  'minim',
  'maxim',
  'summar',
  'categor',
  'emphas',
  'real',
  'apolog',
  'priorit',
  'standard',
  'custom',
  'util',
  'amort',
  'capital',
  'item',
  'penal',
  'memor',
  'notar',
  'legal',
  'familiar',
  'random',
  'visual',
  'monet',
  'computer',
  'public',
].join('|');

const ourStems = ['colo', 'neighbo', 'hono', 'favo', 'labo', 'behavio', 'rumo', 'endeavo', 'harbo', 'vigo'].join('|');

const otherWords = [
  'licen[c]e[ds]?',
  'unlicen[c]ed',
  'licencing',
  'licencees?',
  'programmes?',
  'centred?',
  'centres',
  'metres?',
  'kilometres?',
  'theatres?',
  'practis(?:e|es|ed|ing)',
  'analys(?:e|ed|ing)',
  'cheques?',
  'judgements?',
  'acknowledgements?',
  'enrol',
  'enrols',
  'enrolments?',
  'fulfil',
  'fulfils',
  'fulfilment',
  'skilful(?:ly)?',
  'instalments?',
  'cancelled',
  'cancelling',
  'travell(?:ed|ing|ers?)',
  'labell(?:ed|ing)',
  'modell(?:ed|ing)',
  'counsell(?:ed|ing|ors?)',
  'defence',
  'offences?',
  'pretence',
  'catalogues?',
  'grey',
  'tyres?',
  'kerbs?',
  'storeys?',
  'whilst',
  'amongst',
  'learnt',
  'spelt',
  'ageing',
  'per cent',
  'postcodes?',
].join('|');

const britishSpelling = [
  `(?:un|mis|re|dis)?(?:${izeStems})is(?:e|es|ed|er|ers|ing|ations?|ational)`,
  '(?!improvis)\\w{3,}isations?',
  `(?:dis)?(?:${ourStems})ur\\w*`,
  otherWords,
].join('|');
const britishSpellings = new RegExp(`\\b(?:${britishSpelling})\\b`, 'gi');

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
/**
 * "30 September" and "the 1st of July". A figure such as "$30 May" is no date, and of "March 2 March 10", two options
 * side by side, the day belongs to the month before it.
 */
const dayFirstDates = new RegExp(
  `(?<![\\w$.,:/])(?<!(?:${months}) )\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months})\\b`,
  'g',
);

/** The British spellings in a text, each once, as they stand there. */
export function findBritishSpellings(text: string): string[] {
  return distinct(text.match(britishSpellings));
}

/** Dates such as "30 September", each once. */
export function findDayFirstDates(text: string): string[] {
  return distinct(text.match(dayFirstDates));
}

/** Every slip of a text as a phrase that says what is wrong. */
export function findSlips(text: string): string[] {
  return [
    ...findBritishSpellings(text).map((word) => `British spelling "${word}"`),
    ...findDayFirstDates(text).map((date) => `the date "${date}" names the day first`),
  ];
}

const distinct = (found: string[] | null): string[] => [...new Set(found)];
