/** Points of a sheet of US Letter, and where its cards are (publish/pdf/templates/flashcards.typ). */
const sheet = { foldAt: 306, top: 64.8, cardHeight: 86.4, cardsOnAPage: 8, left: 46.8, right: 565.2 };

export type PlacedWord = { text: string; left: number; right: number; top: number; bottom: number };
export type CardText = { term: string; definition: string };
export type CardArea = { cards: CardText[] };

/** The words of each page, from `pdftotext -bbox`. */
export function parseWords(output: string): PlacedWord[][] {
  const word = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)<\/word>/g;
  return output
    .split('<page ')
    .slice(1)
    .map((page) =>
      [...page.matchAll(word)].map(([, left, top, right, bottom, text = '']) => ({
        text: unescape(text),
        left: Number(left),
        top: Number(top),
        right: Number(right),
        bottom: Number(bottom),
      })),
    );
}

const unescape = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/**
 * Each card has its term left of the fold and its meaning right of it, both inside the same row: folded, front and back
 * lie on each other and no cut goes through a word. `cards` are those of one page, from the top.
 */
export function cardsLineUp(words: PlacedWord[], cards: CardText[]): string[] {
  return cards.flatMap(({ term, definition }, row) => {
    const top = sheet.top + row * sheet.cardHeight;
    const inRow = words.filter(
      (word) => (word.top + word.bottom) / 2 > top && (word.top + word.bottom) / 2 < top + sheet.cardHeight,
    );
    const [front, back] = [
      inRow.filter(({ left }) => left < sheet.foldAt),
      inRow.filter(({ left }) => left >= sheet.foldAt),
    ];
    return [
      ...(joined(front).includes(term.replaceAll(' ', ''))
        ? []
        : [`card ${row + 1}: "${term}" is not left of the fold`]),
      ...(joined(back).includes(definition.replaceAll(' ', ''))
        ? []
        : [`card ${row + 1}: the meaning of "${term}" is not beside it`]),
      ...(front.every(({ left, right }) => left > sheet.left && right < sheet.foldAt)
        ? []
        : [`card ${row + 1}: "${term}" touches the fold or the edge`]),
      ...(back.every(({ right }) => right < sheet.right)
        ? []
        : [`card ${row + 1}: the meaning of "${term}" leaves the card`]),
      ...(inRow.every((word) => word.top > top && word.bottom < top + sheet.cardHeight)
        ? []
        : [`card ${row + 1}: a cut goes through "${term}"`]),
    ];
  });
}

const joined = (words: PlacedWord[]): string => words.map(({ text }) => text).join('');

/** Every sheet has its cards, in their rows. `pages`: the words of each sheet. */
export function sheetsLineUp(pages: PlacedWord[][], areas: CardArea[]): string[] {
  const sheets = areas.flatMap(({ cards }) =>
    Array.from({ length: Math.ceil(cards.length / sheet.cardsOnAPage) }, (_, index) =>
      cards.slice(index * sheet.cardsOnAPage, (index + 1) * sheet.cardsOnAPage),
    ),
  );
  return [
    ...(pages.length === sheets.length ? [] : [`has ${pages.length} sheets for ${sheets.length}`]),
    ...sheets.flatMap((cards, index) =>
      cardsLineUp(pages[index] ?? [], cards).map((problem) => `page ${index + 2}, ${problem}`),
    ),
  ];
}
