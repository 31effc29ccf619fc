/** What a search asks for. Pure; the page, its worker and the server read a query in the same way. */

export const longestQuery = 200;
const mostWords = 12;

/** Words that say nothing about the subject: nearly every page holds them, and no page has to. */
const idleWords = new Set(
  (
    'a about after am an and any are as at be before by can could did do does for from get give had has have how ' +
    'i if in into is it its ' +
    ('just long many me much my need of on one or our should so some tell than that the their them then there ' +
      'these they this to us was we what ') +
    'when where which who whose why will with would you your'
  ).split(' '),
);

/** Whether nobody has to search for this word of a name: the "of" of the District of Columbia. */
export const isIdle = (word: string): boolean => idleWords.has(word);

/** Without accents and in lower case: who searches often leaves them out. */
export const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What readers write for what the pages call otherwise: one text, since each language has its own. */
const meant = new Map(
  (
    'ce = continuing education, cma = comparative market analysis, dc = district columbia, ' +
    'e&o = errors omissions insurance, felony = criminal record, conviction = criminal record, ' +
    'noi = net operating income, prelicense = pre-licensing, prelicensing = pre-licensing, realtor = agent, ' +
    'test = exam, tests = exam'
  )
    .split(', ')
    .map((one) => one.split(' = ') as [string, string]),
);

/**
 * The words to look for, in lower case: without signs and without idle words, where others are left. At most 12, from
 * the first 200 characters.
 */
export function searchWords(query: string): string[] {
  const said = query
    .slice(0, longestQuery)
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{N}'&.-]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replace(/'s$/, ''))
    .filter((word) => word !== '');
  const telling = said.filter((word) => !idleWords.has(word));
  return [...new Set((telling.length > 0 ? telling : said).flatMap(wordsMeant))].slice(0, mostWords);
}

const wordsMeant = (word: string): string[] =>
  (meant.get(word) ?? word).split(/[\s&.'-]+/).filter((part) => part !== '');
