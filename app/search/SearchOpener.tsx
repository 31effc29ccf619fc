import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { notify } from '../ui/toast-store.ts';

type Dialog = ComponentType<{ onClose: () => void }>;

export const searchLinkId = 'search-link';

/**
 * Turns the header's search link into a dialog, and with it Ctrl + K, which the boot script passes on to the link, also
 * one from before hydration.
 */
export function SearchOpener() {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const [Loaded, setLoaded] = useState<Dialog>();
  /** The page it was opened on: a result that is followed leads to another, where it is closed. */
  const [openOn, setOpenOn] = useState<string>();
  useEffect(() => {
    const show = (): void => {
      setOpenOn(here);
      import('./SearchDialog.tsx')
        .then(({ SearchDialog }) => setLoaded(() => SearchDialog))
        .catch(() => {
          setOpenOn(undefined);
          notify({
            title: 'Search could not be loaded',
            description: 'Check your connection and try again.',
            variant: 'destructive',
          });
        });
    };
    const link = document.getElementById(searchLinkId);
    const follow = (event: MouseEvent): void => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      show();
    };
    link?.addEventListener('click', follow);
    return () => link?.removeEventListener('click', follow);
  }, [here]);
  return openOn === here && Loaded && <Loaded onClose={() => setOpenOn(undefined)} />;
}
