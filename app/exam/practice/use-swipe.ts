import { type RefObject, useEffect, useEffectEvent } from 'react';
import { swipeOf, type Touch } from './swipe.ts';

/**
 * Turns pages by a finger. It listens only, and moves nothing on the screen: scrolling and zooming stay the browser's,
 * and there is no motion to reduce. A second finger, a page that is zoomed in, and words being marked are no swipe.
 */
export function useSwipe(place: RefObject<HTMLElement | null>, turn: (way: 'previous' | 'next') => void): void {
  const turnNow = useEffectEvent(turn);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let start: Touch | undefined;
    const begin = ({ touches, timeStamp: at }: TouchEvent): void => {
      const [finger, second] = touches;
      const isZoomed = (visualViewport?.scale ?? 1) > 1.01;
      start = finger && !second && !isZoomed ? { x: finger.clientX, y: finger.clientY, at } : undefined;
    };
    const end = ({ changedTouches, touches, timeStamp: at }: TouchEvent): void => {
      const [finger] = changedTouches;
      const began = start;
      start = undefined;
      if (!began || !finger || touches.length > 0 || getSelection()?.isCollapsed === false) return;
      const way = swipeOf(began, { x: finger.clientX, y: finger.clientY, at }, innerWidth);
      if (way) turnNow(way);
    };
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    element.addEventListener('touchstart', begin, options);
    element.addEventListener('touchend', end, options);
    element.addEventListener('touchcancel', () => (start = undefined), options);
    return () => stop.abort();
  }, [place]);
}
