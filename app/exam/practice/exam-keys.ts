/** What a key asks for in an exam. */
export type KeyAction = { kind: 'choose'; option: number } | { kind: 'previous' } | { kind: 'next' } | { kind: 'flag' };

type PressedKey = { key: string; ctrlKey: boolean; altKey: boolean; metaKey: boolean };

/**
 * 1–4 and A–D choose, the arrows and P and N turn pages, F flags. A key pressed with Control, Alt or Command is the
 * browser's.
 */
export function keyAction({ key, ctrlKey, altKey, metaKey }: PressedKey): KeyAction | null {
  if (ctrlKey || altKey || metaKey) return null;
  const lower = key.toLowerCase();
  const option = Math.max('1234'.indexOf(lower), 'abcd'.indexOf(lower));
  if (key.length === 1 && option >= 0) return { kind: 'choose', option };
  if (key === 'ArrowLeft' || lower === 'p') return { kind: 'previous' };
  if (key === 'ArrowRight' || lower === 'n') return { kind: 'next' };
  return lower === 'f' ? { kind: 'flag' } : null;
}

/** Whether keys belong to the element that has the focus: somebody types there, or chooses from a list. */
export function takesKeys(element: Element | null): boolean {
  return (
    element?.closest('input:not([type="radio"], [type="checkbox"]), textarea, select, audio, [contenteditable]') != null
  );
}
