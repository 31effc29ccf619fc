import { listOtherJurisdictions, listStates } from '../facts/jurisdictions.server.ts';
import type { AskedState } from './AskForm.tsx';

/** Every place that issues licenses: the states in their order, then the District and the territories. */
export const askedStates = (): AskedState[] =>
  [...listStates(), ...listOtherJurisdictions()].map(({ name, slug, kind }) => ({
    name,
    slug,
    isTerritory: kind === 'territory',
  }));
