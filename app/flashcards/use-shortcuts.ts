import { useEffect, useEffectEvent } from 'react';
import type { Grade } from './answers.ts';
import type { Session } from './use-session.ts';

/** Single keys for a session: Space or Enter, 1 to 4, U. They can be switched off (WCAG 2.1.4). */
export function useShortcuts(on: boolean, session: Session): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
    const { key } = event;
    if ((key === ' ' || key === 'Enter') && session.shown && !session.shown.open && !isControl(event.target))
      session.open();
    else if (/^[1-4]$/.test(key) && session.shown?.open) session.answer(Number(key) as Grade);
    else if (key.toLowerCase() === 'u' && session.given.length > 0) session.undo();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
/** Space and Enter belong to the control that has the focus. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, summary, label') !== null;
