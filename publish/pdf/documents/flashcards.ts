import { examAreas, examAreaSlugs } from '../../../app/question-bank/exam-areas.ts';
import { readGlossary } from '../../../app/glossary/glossary.server.ts';
import { paths } from '../../../app/paths.ts';
import { licenses, type PdfDocument } from '../pdf-document.ts';

export const cardsOnAPage = 8;

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
    content: {
      cardsOnAPage,
      total: terms.length,
      areas: examAreaSlugs.map((slug) => areaOf(slug, terms)).filter(({ cards }) => cards.length > 0),
    },
  };
}

function areaOf(
  slug: keyof typeof examAreas,
  terms: { term: string; definition: string; example: string; area: string }[],
) {
  const cards = terms
    .filter(({ area }) => area === slug)
    .map(({ term, definition, example }) => ({ term, definition, example }));
  return { slug, name: examAreas[slug].name, cards };
}
