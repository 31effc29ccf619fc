import { useEffect, useState } from 'react';
import type { Offer } from './continue-offers.ts';
import { keptWorkKey } from './start-at-once.ts';

/**
 * Where a returning visitor was, one tap away, in the free space at the top of a page: nothing moves when it appears.
 * Where this browser holds work the page hydrates by itself (frame/boot.ts reads data-hydrate); a newcomer has nothing.
 */
export function ContinueStrip() {
  const offers = useOffers();
  return (
    <nav
      className="absolute flex gap-x-4 max-w-full overflow-hidden small muted whitespace-nowrap print:hidden"
      data-hydrate={keptWorkKey}
      aria-label="Continue"
      hidden={offers.length === 0}
    >
      {offers.map(({ name, state, path }) => (
        <a key={path} className="py-0.5" href={path}>
          {name}, {state}
        </a>
      ))}
    </nav>
  );
}

function useOffers(): Offer[] {
  const [offers, setOffers] = useState<Offer[]>([]);
  useEffect(() => {
    if (!isWorkKept()) return;
    let isShown = true;
    import('./read-offers.ts')
      .then(({ readOffers }) => readOffers(Date.now()))
      .then(
        (found) => isShown && setOffers(found),
        // A browser that lets nothing be read offers nothing.
        () => {},
      );
    return () => {
      isShown = false;
    };
  }, []);
  return offers;
}

function isWorkKept(): boolean {
  try {
    return localStorage.getItem(keptWorkKey) !== null;
  } catch {
    return false;
  }
}
