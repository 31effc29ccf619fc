import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * A click on a button before hydration must not be lost: a first tap on a phone comes before the page's script.
 * Until then the button opens a small popover, which browsers do without script. Once hydrated, an open popover
 * means that the button was clicked: it is closed and the click is carried out.
 *
 * @returns attributes of the button until hydration, and of the popover that remembers the click
 */
export function useEarlyClick(
  id: string,
  carryOut: () => void,
): {
  button: { popoverTarget?: string; popoverTargetAction?: 'show' };
  popover: { id: string; popover: 'manual'; ref: RefObject<HTMLParagraphElement | null> };
} {
  const ref = useRef<HTMLParagraphElement>(null);
  const carryOutNow = useEffectEvent(carryOut);
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => {
    setHydrated(true);
    // Browsers without popovers do not know the selector, and have nothing to remember.
    if (!ref.current?.hidePopover || !ref.current.matches(':popover-open')) return;
    ref.current.hidePopover();
    carryOutNow();
  }, []);
  return {
    button: hydrated ? {} : { popoverTarget: id, popoverTargetAction: 'show' },
    popover: { id, popover: 'manual', ref },
  };
}
