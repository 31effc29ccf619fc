/** What the radio player shows. Pure: it knows neither React nor the audio element; the element's own events drive it. */

export const startError = 'Unable to start playback. Please try again.';
export const streamError = 'Stream temporarily unavailable.';

export const defaultVolume = 0.9;
export const volumeStep = 0.01;

export type PlayerState = {
  playing: boolean;
  muted: boolean;
  /** 0 to 1. What it was before muting is kept while muted. */
  volume: number;
  error: string | null;
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
  | { type: 'volume changed'; muted: boolean; volume: number };

export const initialState: PlayerState = { playing: false, muted: false, volume: defaultVolume, error: null };

export function nextState(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'asked': return { ...state, playing: true };
    case 'played': return { ...state, playing: true, error: null };
    case 'paused': return { ...state, playing: false, error: null };
    case 'stopped': return { ...state, playing: false };
    case 'refused': return { ...state, playing: false, error: event.elementFailed ? streamError : startError };
    case 'failed': return { ...state, playing: false, error: streamError };
    case 'volume changed': return { ...state, muted: event.muted, volume: event.volume };
  }
}

type Sound = Pick<PlayerState, 'muted' | 'volume'>;

/** The sound after the slider is set: a volume above 0 also unmutes. */
export function soundAt(volume: number, { muted }: Sound): Sound {
  return { volume, muted: volume > 0 ? false : muted };
}

/** Where the slider stands: at 0 while muted. */
export const shownVolume = ({ muted, volume }: Sound): number => (muted ? 0 : volume);

export const looksMuted = ({ muted, volume }: Sound): boolean => muted || volume === 0;
