import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { initialState, nextState, type PlayerState, shownVolume, soundAt } from './player-state.ts';

export type Player = {
  audio: RefObject<HTMLAudioElement | null>;
  slider: RefObject<HTMLInputElement | null>;
  state: PlayerState;
  togglePlaying: () => void;
  toggleMuted: () => void;
  setVolume: (volume: number) => void;
  /** The audio element's own events: media keys and headphone buttons speak through them too. */
  audioEvents: Record<'onPlay' | 'onPause' | 'onEnded' | 'onError' | 'onVolumeChange', () => void>;
};

/** Ties the audio element and the volume slider to the player's state. */
export function usePlayer(): Player {
  const audioRef = useRef<HTMLAudioElement>(null);
  const sliderRef = useRef<HTMLInputElement>(null);
  const [state, send] = useReducer(nextState, initialState);
  const volumeKnown = useRef(false);

  useEffect(() => {
    // The slider may have been moved before hydration.
    const [audio, slider] = [audioRef.current, sliderRef.current];
    if (!audio || !slider) return;
    audio.volume = slider.valueAsNumber;
    send({ type: 'volume changed', muted: audio.muted, volume: audio.volume });
    volumeKnown.current = true;
  }, []);

  const shown = shownVolume(state);
  useEffect(() => {
    const slider = sliderRef.current;
    if (volumeKnown.current && slider) slider.value = `${shown}`;
  }, [shown]);

  const play = async (audio: HTMLAudioElement): Promise<void> => {
    // After an error the element has to start afresh; after a pause a live stream is joined where it is now.
    if (audio.error || audio.currentTime > 0) audio.load();
    try {
      await audio.play();
      send({ type: 'played' });
    } catch (error) {
      // A start that the listener breaks off by pausing is no failure.
      if ((error as Error).name !== 'AbortError') send({ type: 'refused', elementFailed: audio.error !== null });
    }
  };

  return {
    audio: audioRef,
    slider: sliderRef,
    state,
    togglePlaying: () => {
      const audio = audioRef.current;
      if (!audio) return;
      if (!state.playing) return void play(audio);
      audio.pause();
      send({ type: 'paused' });
    },
    toggleMuted: () => {
      if (audioRef.current) audioRef.current.muted = !audioRef.current.muted;
    },
    setVolume: (volume) => {
      if (audioRef.current) Object.assign(audioRef.current, soundAt(volume, audioRef.current));
    },
    audioEvents: {
      onPlay: () => send({ type: 'asked' }),
      // Chrome pauses an element that fails: that is no pause of the listener's, and must not clear the error.
      onPause: () => send({ type: audioRef.current?.error ? 'stopped' : 'paused' }),
      onEnded: () => send({ type: 'stopped' }),
      onError: () => send({ type: 'failed' }),
      onVolumeChange: () => {
        const audio = audioRef.current;
        if (audio) send({ type: 'volume changed', muted: audio.muted, volume: audio.volume });
      },
    },
  };
}
