import { expect, test } from 'vitest';
import { cardFiles } from './card-files.server.ts';
import { cardsOf, type TermCard } from './cards.ts';

test('whichever areas are chosen, the first of their first cards is the first of all their cards', () => {
  const areas = cardFiles();
  for (const left of [undefined, ...areas]) {
    const chosen = areas.filter((area) => area !== left).toReversed();
    const all = chosen.flatMap(({ area, json }) => (JSON.parse(json) as TermCard[]).map((term) => ({ ...term, area })));
    const firsts = chosen.map(({ area, first }) => ({ ...first, area }));
    expect(cardsOf(firsts, false)[0]).toEqual(cardsOf(all, false)[0]);
  }
});
