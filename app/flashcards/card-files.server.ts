import { createHash } from 'node:crypto';
import { type ExamArea, examAreas, examAreaSlugs } from '../question-bank/exam-areas.ts';
import { readGlossary } from '../glossary/glossary.server.ts';
import { type CardArea, inMix, type TermCard } from './cards.ts';

/** Where the card files are, below the site’s root. Hashed names: browsers may keep them for good. */
export const cardFolder = '/assets/flashcards';

export type CardFile = CardArea & { json: string };

let files: CardFile[] | undefined;

/**
 * The glossary’s terms as one JSON file an area, in the order of the areas. The page and the build name them by this
 * list.
 */
export function cardFiles(): CardFile[] {
  files ??= examAreaSlugs.map(cardFile);
  return files;
}

function cardFile(area: ExamArea): CardFile {
  const terms = [...readGlossary().values()].filter((term) => term.area === area);
  const cards: TermCard[] = terms.map(({ slug, term, english, definition, example }) => ({
    slug,
    term,
    ...(english && { english }),
    definition,
    example,
  }));
  const json = JSON.stringify(cards);
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 10);
  const path = `${cardFolder}/${area}-${hash}.json`;
  return { area, name: examAreas[area].name, count: cards.length, path, first: firstOf(cards), json };
}

function firstOf(cards: TermCard[]): TermCard {
  const [first] = inMix(cards);
  if (!first) throw new Error('The glossary has an area without terms: each area has a card to begin with.');
  return first;
}
