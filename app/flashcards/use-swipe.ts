import { type PointerEvent, useRef } from 'react';

type Swipe = { x: number; y: number };
type SwipeHandlers = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  (event: PointerEvent<HTMLElement>) => void
>;

const farEnough = 72;

/**
 * Carries out a sideways swipe of a finger or pen over an element, which follows it. A mouse has the buttons: with it,
 * words are selected. The element’s `touch-action: pan-y` leaves scrolling to the browser.
 */
export function useSwipe(on: boolean, carryOut: (direction: 'left' | 'right') => void): SwipeHandlers {
  const start = useRef<Swipe | null>(null);
  const end = (element: HTMLElement): void => {
    start.current = null;
    element.style.transform = '';
    delete element.dataset['swipe'];
  };
  const moved = ({ clientX, clientY }: PointerEvent): { across: number; sideways: boolean } => {
    const across = clientX - (start.current?.x ?? clientX);
    return { across, sideways: Math.abs(across) > 2 * Math.abs(clientY - (start.current?.y ?? clientY)) };
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }) => {
      if (on && isPrimary && pointerType !== 'mouse') start.current = { x: clientX, y: clientY };
    },
    onPointerMove: (event) => {
      if (!start.current) return;
      const { across, sideways } = moved(event);
      const element = event.currentTarget;
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
        element.style.transform = sideways ? `translateX(${across}px)` : '';
      if (sideways && Math.abs(across) >= farEnough) element.dataset['swipe'] = across < 0 ? 'left' : 'right';
      else delete element.dataset['swipe'];
    },
    onPointerUp: (event) => {
      if (!start.current) return;
      const { across, sideways } = moved(event);
      end(event.currentTarget);
      if (sideways && Math.abs(across) >= farEnough) carryOut(across < 0 ? 'left' : 'right');
    },
    onPointerCancel: ({ currentTarget }) => end(currentTarget),
  };
}
