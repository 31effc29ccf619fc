import { useEffect, useState } from 'react';

/** A module that comes when it is needed; `isLost` when it could not be fetched: a browser then asks for it no more. */
export type NeededModule<T> = { module: T | undefined; isLost: boolean };

/**
 * A part of a page that only some visitors come to see, apart from the page's own script.
 * @param load an import of its own, defined outside the component
 * @param isWanted false as long as nobody needs it
 */
export function useModule<T>(load: () => Promise<T>, isWanted = true): NeededModule<T> {
  const [found, setFound] = useState<NeededModule<T>>({ module: undefined, isLost: false });
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (module) => setFound({ module, isLost: false }),
      () => setFound({ module: undefined, isLost: true }),
    );
  }, [load, isWanted]);
  return found;
}
