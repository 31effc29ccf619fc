import { type RefObject, useEffect, useRef } from 'react';
import { layoutBar } from '../frame/layout-bar.ts';
import { useStore } from '../ui/store.ts';
import { openAudio } from './audio-element.ts';
import { type PlayerState, shownVolume } from './player-state.ts';
import { player, readPlayer, subscribeToPlayer } from './player-store.ts';
import { renderRadioBar } from './RadioBar.tsx';

/** Ties the page's volume slider to the tab's player, which may be playing already. */
export function usePlayer(
  src: string,
  nowPlaying: string | null,
): { slider: RefObject<HTMLInputElement | null>; state: PlayerState } {
  const sliderRef = useRef<HTMLInputElement>(null);
  const state = useStore(player);
  const opened = useRef(false);

  useEffect(() => {
    const slider = sliderRef.current;
    if (!slider) return;
    const isFirst = document.querySelector('body > audio') === null;
    const audio = openAudio(src, nowPlaying);
    // The slider may have been moved before hydration; on a later visit the player knows better.
    if (isFirst) {
      audio.volume = slider.valueAsNumber;
      subscribeToPlayer(showBarOnceHeard);
    } else slider.value = `${shownVolume(readPlayer())}`;
    opened.current = true;
  }, [src, nowPlaying]);

  const shown = shownVolume(state);
  useEffect(() => {
    const slider = sliderRef.current;
    if (opened.current && slider) slider.value = `${shown}`;
  }, [shown]);

  return { slider: sliderRef, state };
}

/** The listener may have gone to another page before the stream answered, so this listens as long as the tab lives. */
function showBarOnceHeard(): void {
  if (readPlayer().heard) layoutBar.write(renderRadioBar);
}
