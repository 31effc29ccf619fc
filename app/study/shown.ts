let isLeaving = false;
let isWatching = false;

export const isShown = (): boolean => !isLeaving && document.visibilityState === 'visible';

/**
 * Resolves while the page is on the screen, at once or when it comes back. A database transaction that starts while a
 * page is being put away is never ended by WebKit, and locks the database for every page of the site from then on.
 */
export function shown(): Promise<void> {
  watch();
  if (isShown()) return Promise.resolve();
  return new Promise((resolve) => {
    const look = (): void => {
      if (!isShown()) return;
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
  });
}

/** `pagehide` comes before the page is called hidden. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  const mark = ({ type }: Event): void => {
    isLeaving = type === 'pagehide';
  };
  addEventListener('pagehide', mark, true);
  addEventListener('pageshow', mark, true);
}
