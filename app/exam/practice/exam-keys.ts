/** What a key asks for in an exam. */
export type KeyAction =
  | { kind: 'choose'; option: number }
  | { kind: 'previous' }
  | { kind: 'next' }
  | { kind: 'flag' }
  | { kind: 'go on' };

type PressedKey = { key: string; ctrlKey: boolean; altKey: boolean; metaKey: boolean };

/**
 * 1–4 and A–D choose, the arrows and P and N turn pages, F flags, Enter goes on. A key pressed with Control, Alt or
 * Command is the browser's.
 */
export function keyAction({ key, ctrlKey, altKey, metaKey }: PressedKey): KeyAction | null {
  if (ctrlKey || altKey || metaKey) return null;
  const lower = key.toLowerCase();
  const option = Math.max('1234'.indexOf(lower), 'abcd'.indexOf(lower));
  if (key.length === 1 && option >= 0) return { kind: 'choose', option };
  if (key === 'ArrowLeft' || lower === 'p') return { kind: 'previous' };
  if (key === 'ArrowRight' || lower === 'n') return { kind: 'next' };
  if (key === 'Enter') return { kind: 'go on' };
  return lower === 'f' ? { kind: 'flag' } : null;
}

/** Whether Enter has a meaning of its own there: it presses, follows, opens, or sends the form that the field is in. */
export const takesEnter = (element: Element | null): boolean =>
  element?.closest('a, button, input, summary, [role="button"]') != null;

/** Whether keys belong to the element that has the focus: somebody types there, or chooses from a list. */
export function takesKeys(element: Element | null): boolean {
  return (
    element?.closest('input:not([type="radio"], [type="checkbox"]), textarea, select, audio, [contenteditable]') != null
  );
}
