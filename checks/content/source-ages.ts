import type { StateRecord } from '../../app/facts/state-record.server.ts';
import { factsOf } from './facts-of-a-state.ts';

export type SourceAges = { facts: number; undated: number; old: number };

const yearsUntilOld = 5;

/**
 * Counts the facts that have a value and a source, and of these the ones that rest only on pages without a date,
 * or only on pages that are undated or older than five years (at least one of them dated).
 */
export function sourceAges(states: StateRecord[], now: Date): SourceAges {
  const limit = `${now.getUTCFullYear() - yearsUntilOld}${now.toISOString().slice(4, 7)}`;
  const ages = states.flatMap((record) =>
    factsOf(record)
      .filter(({ fact }) => fact.value !== null && fact.sources.length > 0)
      .map(({ fact }) =>
        ageOf(
          fact.sources.map((id) => record.sources[id]?.asOf ?? null),
          limit,
        ),
      ),
  );
  const count = (age: string) => ages.filter((found) => found === age).length;
  return { facts: ages.length, undated: count('undated'), old: count('old') };
}

function ageOf(dates: (string | null)[], limit: string): 'undated' | 'old' | 'recent' {
  const known = dates.filter((date) => date !== null);
  if (known.length === 0) return 'undated';
  return known.every((date) => date < limit) ? 'old' : 'recent';
}
