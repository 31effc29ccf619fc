import { initialState, nextState, type PlayerEvent, type PlayerState } from './player-state.ts';

/** The player's state outlives the radio page: it belongs to the tab, like the sound. */
let state: PlayerState = initialState;
const listeners = new Set<() => void>();

export const readPlayer = (): PlayerState => state;

export function sendToPlayer(event: PlayerEvent): void {
  const next = nextState(state, event);
  state = next;
  for (const listener of listeners) listener();
}

export function subscribeToPlayer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
