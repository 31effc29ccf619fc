import { type Card, type CardArea, cardsOf, type TermCard } from './cards.ts';
import type { Schedule } from '../study/scheduler.ts';

/** What a session needs beyond the page: the chosen areas’ cards and the scheduler. */
export type Deck = { cards: Card[]; schedule: Schedule };

/** @throws where the connection breaks, or the site has been published anew and the files are gone */
export async function loadDeck(areas: CardArea[], bothWays: boolean): Promise<Deck> {
  const [{ scheduled }, ...terms] = await Promise.all([import('../study/scheduler.ts'), ...areas.map(loadArea)]);
  return { cards: cardsOf(terms.flat(), bothWays), schedule: scheduled };
}

async function loadArea({ area, path }: CardArea): Promise<(TermCard & { area: string })[]> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const cards = (await response.json()) as TermCard[];
  return cards.map((card) => ({ ...card, area }));
}
