/** The words of a page in reading order, with the figures among them. Pure. */

/** A figure: its number, what it counts ('$', '%', 'hour', …; '' where nothing says), and how it is printed. */
export type Figure = { number: number; kind: string; printed: string };

export type Word = {
  /** In lower case; '#' for a figure, so that a passage is known whatever its figures are. */
  plain: string;
  figure?: Figure;
  /** The heading it stands under, '' before the first. */
  section: string;
};

export type Section = { heading: string; text: string };

const spelled = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
  'eighteen nineteen twenty',
]
  .join(' ')
  .split(' ');
/** What may follow a figure and say what it counts, by the first letters. */
const counted = ['hour', 'minute', 'year', 'question', 'item', 'day', 'month', 'credit'];
const kindWords: Record<string, string> = { item: 'question', dollars: '$', percent: '%' };
const token = /\$\s?\d[\d,]*(?:\.\d+)?|\d[\d,]*(?:\.\d+)?\s?%?|\p{L}[\p{L}’']*/gu;

/** Splits sections into words. Punctuation, white space and the way figures are set make no difference. */
export function wordsOf(sections: Section[]): Word[] {
  const words = sections.flatMap(({ heading, text }) =>
    [...text.normalize('NFKC').matchAll(token)].map(([printed]): Word => wordOf(printed.trim(), heading)),
  );
  words.forEach(({ figure }, index) => {
    if (figure && figure.kind === '') figure.kind = kindAfter(words, index);
  });
  return words;
}

function wordOf(printed: string, section: string): Word {
  const plain = printed.toLowerCase().replaceAll('’', "'");
  const number = /\d/.test(plain) ? Number(plain.replace(/[$,%\s]/g, '')) : spelled.indexOf(plain);
  // "Zero" and "one" are mostly no figures ("one of …").
  if (!Number.isFinite(number) || number < 0 || (number < 2 && !/\d/.test(plain))) return { plain, section };
  const kind = plain.startsWith('$') ? '$' : plain.endsWith('%') ? '%' : '';
  return { plain: '#', section, figure: { number, kind, printed } };
}

/** "ninety (90) clock hours": what is counted stands within three words. */
function kindAfter(words: Word[], index: number): string {
  for (const { plain } of words.slice(index + 1, index + 4)) {
    if (kindWords[plain]) return kindWords[plain];
    const found = counted.find((noun) => plain.startsWith(noun));
    if (found) return kindWords[found] ?? found;
  }
  return '';
}
