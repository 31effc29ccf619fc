/**
 * What the radio player shows. Pure: it knows neither React nor the audio element; the element's own events drive it.
 */

export const startError = 'Unable to start playback. Please try again.';
export const streamError = 'Stream temporarily unavailable.';

export const defaultVolume = 0.9;
export const volumeStep = 0.01;
const longestWaitSeconds = 30;

export type PlayerState = {
  /** Wanted by the listener: also while the player tries to come back after a drop. */
  playing: boolean;
  /** Whether sound was heard since playing was asked for: what stops then has dropped, and is tried again. */
  heard: boolean;
  /** Attempts to come back since the stream dropped, or null while it has not. */
  retries: number | null;
  muted: boolean;
  /** 0 to 1. What it was before muting is kept while muted. */
  volume: number;
  error: string | null;
  /** What the station says is on, while playing. */
  title: string | null;
};

export type PlayerEvent =
  /** Playback was asked for, by the button or a media key: it may still fail. */
  | { type: 'asked' }
  | { type: 'played' }
  /** Somebody paused. */
  | { type: 'paused' }
  /** Playback came to a stop by itself: the stream ended, or failed. */
  | { type: 'stopped' }
  /** Playback was refused. `elementFailed`: the audio element itself has an error, which says more. */
  | { type: 'refused'; elementFailed: boolean }
  | { type: 'failed' }
  /** An attempt to come back begins. */
  | { type: 'retried' }
  | { type: 'title told'; title: string | null }
  | { type: 'volume changed'; muted: boolean; volume: number };

const silent = { playing: false, heard: false, retries: null, title: null };
export const initialState: PlayerState = { ...silent, muted: false, volume: defaultVolume, error: null };

export function nextState(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'asked':
      return { ...state, playing: true };
    case 'played':
      return { ...state, playing: true, heard: true, retries: null, error: null };
    case 'paused':
      return { ...state, ...silent, error: null };
    case 'stopped':
      return hasDropped(state) ? dropped(state) : { ...state, ...silent };
    case 'refused':
      return hasDropped(state)
        ? dropped(state)
        : { ...state, ...silent, error: event.elementFailed ? streamError : startError };
    case 'failed':
      return hasDropped(state) ? dropped(state) : { ...state, ...silent, error: streamError };
    case 'retried':
      return state.retries === null ? state : { ...state, retries: state.retries + 1 };
    case 'title told':
      return isSounding(state) ? { ...state, title: event.title } : state;
    case 'volume changed':
      return { ...state, muted: event.muted, volume: event.volume };
  }
}

/** A live stream never ends by itself: what stops while it is wanted has dropped. */
const hasDropped = ({ playing, heard }: PlayerState): boolean => playing && heard;

const dropped = (state: PlayerState): PlayerState => ({
  ...state,
  retries: state.retries ?? 0,
  error: streamError,
  title: null,
});

/** Whether sound is coming, as far as is known. */
export const isSounding = ({ playing, heard, retries }: PlayerState): boolean => playing && heard && retries === null;

/** Seconds until the next attempt to come back: 1, 2, 4 … 30. @param retries attempts made so far */
export const retryDelay = (retries: number): number => Math.min(longestWaitSeconds, 2 ** retries);

type Sound = Pick<PlayerState, 'muted' | 'volume'>;

/** The sound after the slider is set: a volume above 0 also unmutes. */
export function soundAt(volume: number, { muted }: Sound): Sound {
  return { volume, muted: volume > 0 ? false : muted };
}

/** Where the slider stands: at 0 while muted. */
export const shownVolume = ({ muted, volume }: Sound): number => (muted ? 0 : volume);

export const looksMuted = ({ muted, volume }: Sound): boolean => muted || volume === 0;
