import { useEffect, useRef } from 'react';

/** keptWorkKey of start-at-once.ts, by whose chunk no newcomer should be slowed; a test holds the two together. */
export const keptKey = 'work';

/**
 * Where a returning visitor was, one tap away, in the free space at the top of a page: nothing moves when it appears.
 * Where this browser holds work the page hydrates by itself (frame/boot.ts reads data-hydrate) and loads what fills the
 * strip; a newcomer has and loads nothing.
 */
export function ContinueStrip() {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    // Storage throws where the visitor has blocked it; then there is nothing to go on with.
    try {
      if (localStorage.getItem(keptKey)) void import('./fill-strip.ts').then((it) => it.fillStrip(strip.current!));
    } catch {
      /* nothing is kept */
    }
  }, []);
  return <nav ref={strip} className="continue" data-hydrate={keptKey} aria-label="Continue" />;
}
