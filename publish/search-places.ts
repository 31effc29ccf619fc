import type { SearchPlace } from '../app/search/find-places.ts';
import { FigureWriter } from '../app/facts/figures.server.ts';
import { listJurisdictions } from '../app/facts/jurisdictions.server.ts';
import { costsOf } from '../app/states/guide/fees.server.ts';
import { teasersOf } from '../app/states/guide/teasers.server.ts';
import { totalsOf } from '../app/states/guide/totals.server.ts';
import { placeName } from '../app/wording/place-name.ts';

/** What search knows of each place before it asks its index, with the two sentences its guide opens with. */
export const searchPlaces = (): SearchPlace[] =>
  listJurisdictions().map((record) => {
    const { slug, name, code, kind } = record;
    const { time, cost } = totalsOf(record, costsOf(record, new FigureWriter(record)));
    return {
      slug,
      name,
      inSentence: placeName(name),
      code,
      isTerritory: kind === 'territory',
      time: `${time.text} ${time.detail}.`,
      cost: `${cost.text} ${cost.detail}.`,
      broker: { word: record.words.broker, takes: `${teasersOf(record).broker}.` },
    };
  });
