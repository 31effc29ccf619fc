import { examAreas, examAreaSlugs } from '../../../app/question-bank/exam-areas.ts';
import { readGlossary } from '../../../app/glossary/glossary.server.ts';
import { paths } from '../../../app/paths.ts';
import { licenses, type PdfDocument } from '../pdf-document.ts';

export const cardsOnAPage = 8;

/** What the template says. */
const wordsFor = (total: number) => ({
  intro:
    `${total} terms of the real estate exam, to print, fold and cut. Each row of a sheet is one card: the term is ` +
    'left of the fold, its meaning right of it, so front and back always line up.',
  make: 'How to make them',
  making: [
    'Print on <0>one side</0> of US Letter paper, at <1>actual size</1> (100%, not “fit to page”). Card stock of ' +
      '65 lb is easiest to drill with; plain paper works.',
    'Fold each sheet along the dotted line in its middle, print outside.',
    'Glue the halves together, or leave them folded.',
    `Cut along the dashed lines. Each sheet gives ${cardsOnAPage} cards of 3.6 by 1.2 inches.`,
  ],
  oneSide: 'You need no printer that prints on both sides.',
  print: 'Print one area at a time',
  printing: 'Choose the pages in the print dialog. The number of a page opens it.',
  areas: ['Area', 'Cards', 'Sheets', 'Pages'],
  drill: 'How to drill',
  drilling:
    'Say the meaning aloud before you turn the card. Put it in your own words: that shows what you know. Cards you ' +
    'missed come back the next day, cards you knew after three days, then a week. On the site the same terms are a ' +
    'deck that plans this for you: {0}.',
  front: 'Front: the term',
  back: 'Back: its meaning',
  sheet: 'page {0} of {1}',
  fold: 'Fold on the dotted line, print outside',
});

/** Every term of the glossary as a card to fold and cut, by area, so that a reader can print one area alone. */
export function flashcardsDocument(): PdfDocument {
  const terms = [...readGlossary().values()];
  return {
    name: 'vocabulary-flashcards',
    template: 'flashcards',
    title: 'Vocabulary flashcards',
    description:
      `${terms.length} real estate terms as cards to print, fold and cut: the term in front, its meaning and an ` +
      'example on the back.',
    path: paths.flashcards,
    license: licenses.study,
    words: wordsFor(terms.length),
    content: {
      cardsOnAPage,
      areas: examAreaSlugs.map((slug) => areaOf(slug, terms)).filter(({ cards }) => cards.length > 0),
    },
  };
}

function areaOf(
  slug: keyof typeof examAreas,
  terms: { term: string; english?: string; definition: string; example: string; area: string }[],
) {
  const cards = terms
    .filter(({ area }) => area === slug)
    .map(({ term, english, definition, example }) => ({ term, english: english ?? null, definition, example }));
  return { slug, name: examAreas[slug].name, cards };
}
