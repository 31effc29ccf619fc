import { createStore } from '../ui/store.ts';
import { initialState, nextState, type PlayerEvent } from './player-state.ts';

/** The player's state outlives the radio page: it belongs to the tab, like the sound. */
export const player = createStore(initialState);

export const { read: readPlayer, subscribe: subscribeToPlayer } = player;

export const sendToPlayer = (event: PlayerEvent): void => player.write(nextState(player.read(), event));
