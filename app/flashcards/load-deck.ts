import { type Card, type CardArea, cardsOf, type TermCard } from './cards.ts';
import type { Schedule } from '../study/scheduler.ts';

/** What a session needs beyond the page: the chosen areas’ cards and the scheduler. `toCome`: cards on their way. */
export type Deck = { cards: Card[]; schedule: Schedule; toCome: number };

type AreaTerm = TermCard & { area: string };

// For as long as the tab lives; what could not be loaded is asked for again the next time.
const asked = new Map<string, Promise<AreaTerm[]>>();

/** @throws where the connection breaks, or the site has been published anew and the files are gone */
export async function loadDeck(areas: CardArea[], bothWays: boolean): Promise<Deck> {
  const [{ scheduled }, ...terms] = await Promise.all([import('../study/scheduler.ts'), ...areas.map(loadArea)]);
  return { cards: cardsOf(terms.flat(), bothWays), schedule: scheduled, toCome: 0 };
}

/**
 * The deck that whoever has answered no card begins with: the first of each area, of which the first is the whole
 * deck's. @throws as loadDeck
 */
export async function loadFirstCards(areas: CardArea[]): Promise<Deck> {
  const { scheduled } = await import('../study/scheduler.ts');
  const firsts = areas.map(({ area, first }) => ({ ...first, area }));
  const count = areas.reduce((sum, area) => sum + area.count, 0);
  return { cards: cardsOf(firsts, false), schedule: scheduled, toCome: count - firsts.length };
}

/** Begins to load what a session needs while the page is still being taken over, where Start was tapped before. */
export function prepareDeck(areas: CardArea[]): void {
  if (!window.earlyTaps?.some((tapped) => tapped.closest('.study-form'))) return;
  const isChosen = ({ area }: CardArea): boolean => document.querySelector(`[value="${area}"]:checked`) !== null;
  const chosen = areas.filter(isChosen);
  // The small file that the first card waits for has the line for itself.
  loadFirstCards(chosen)
    .then(() => loadDeck(chosen, false))
    .catch(() => {});
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
