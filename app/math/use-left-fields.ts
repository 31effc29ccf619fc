import { useCallback, useEffect, useRef, useState } from 'react';

export type LeftFields = {
  left: ReadonlySet<string>;
  leave: (field: string) => void;
  setLeft: (fields: string[]) => void;
};

/**
 * The fields a visitor has been in and left. A field left by pressing the mouse counts when the mouse is let go: a
 * message that appeared before would move the button away from under the pointer, and the click would be lost.
 */
export function useLeftFields(): LeftFields {
  const [left, change] = useState<ReadonlySet<string>>(new Set());
  const isPressed = useRef(false);
  const waiting = useRef<string[]>([]);
  const settle = useCallback(() => {
    const fields = waiting.current.splice(0);
    if (fields.length > 0) change((before) => new Set([...before, ...fields]));
  }, []);
  useEffect(() => {
    const press = (): void => {
      isPressed.current = true;
    };
    const letGo = (): void => {
      isPressed.current = false;
      // The click comes after this event.
      setTimeout(settle);
    };
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', letGo, true);
    addEventListener('pointercancel', letGo, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointerup', letGo, true);
      removeEventListener('pointercancel', letGo, true);
    };
  }, [settle]);
  const leave = useCallback(
    (field: string) => {
      waiting.current.push(field);
      if (!isPressed.current) settle();
    },
    [settle],
  );
  const setLeft = useCallback((fields: string[]) => {
    waiting.current = [];
    change(new Set(fields));
  }, []);
  return { left, leave, setLeft };
}
