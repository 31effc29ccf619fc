import { type Card, type CardArea, cardsOf, type TermCard } from './cards.ts';
import type { Schedule } from '../study/scheduler.ts';

/** What a session needs beyond the page: the chosen areas’ cards and the scheduler. */
export type Deck = { cards: Card[]; schedule: Schedule };

type AreaTerm = TermCard & { area: string };

// For as long as the tab lives; what could not be loaded is asked for again the next time.
const asked = new Map<string, Promise<AreaTerm[]>>();

/** @throws where the connection breaks, or the site has been published anew and the files are gone */
export async function loadDeck(areas: CardArea[], bothWays: boolean): Promise<Deck> {
  const [{ scheduled }, ...terms] = await Promise.all([import('../study/scheduler.ts'), ...areas.map(loadArea)]);
  return { cards: cardsOf(terms.flat(), bothWays), schedule: scheduled };
}

/** Begins to load what a session needs while the page is still being taken over, where Start was tapped before. */
export function prepareDeck(areas: CardArea[]): void {
  if (!window.earlyTaps?.some((tapped) => tapped.closest('.study-form'))) return;
  const isChosen = ({ area }: CardArea): boolean => document.querySelector(`[value="${area}"]:checked`) !== null;
  loadDeck(areas.filter(isChosen), false).catch(() => {});
}

function loadArea(area: CardArea): Promise<AreaTerm[]> {
  const coming = asked.get(area.path) ?? fetchArea(area);
  asked.set(area.path, coming);
  coming.catch(() => asked.delete(area.path));
  return coming;
}

async function fetchArea({ area, path }: CardArea): Promise<AreaTerm[]> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const cards = (await response.json()) as TermCard[];
  return cards.map((card) => ({ ...card, area }));
}
