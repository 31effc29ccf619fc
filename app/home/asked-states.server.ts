import { listOtherJurisdictions, listStates } from '../facts/jurisdictions.server.ts';
import type { StateRecord } from '../facts/state-record.server.ts';
import type { AskedState } from './AskForm.tsx';

/** Every place that issues licenses: the states in their order, then the District and the territories. */
export const askedStates = (): AskedState[] => [...listStates(), ...listOtherJurisdictions()].map(asked);

/** The same, apart. */
export const askedPlaces = (): Record<'states' | 'others', AskedState[]> => ({
  states: listStates().map(asked),
  others: listOtherJurisdictions().map(asked),
});

function asked({ name, slug, kind }: StateRecord): AskedState {
  return { name, slug, isTerritory: kind === 'territory' };
}
