import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { createStore } from '../ui/store.ts';

/** Whether a followed link's page is on its way. */
export const navigationIsUnderWay = createStore(false);

/**
 * Links are plain anchors everywhere, in components and in article text alike, so that they work before
 * hydration. Once the site is hydrated, one listener turns them into client navigations.
 * `data-reload` on a link, or around it, asks for a full page load.
 */
export function useClientNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = (event.target as Element).closest('a');
      if (!link || !isClientNavigation(event, link)) return;
      event.preventDefault();
      // Shown as busy at once; site-layout/NavigationProgress.tsx says it when it takes longer.
      const show = (isBusy: boolean): void => {
        link.ariaBusy = isBusy ? 'true' : null;
        navigationIsUnderWay.write(isBusy);
      };
      show(true);
      void Promise.resolve(navigate(link.pathname + link.search + link.hash)).finally(() => show(false));
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

function isClientNavigation(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plainClick || event.defaultPrevented || link.origin !== location.origin) return false;
  if (link.target || link.hasAttribute('download') || link.closest('[data-reload]')) return false;
  // The 404 page's router knows no other page (publish/render/finish-page.ts).
  if (document.getElementById('not-found')) return false;
  // A file (feed, PDF) is not a route; a fragment of this page is the browser's own business.
  if (/\.\w+$/.test(link.pathname)) return false;
  return !(link.hash && link.pathname === location.pathname && link.search === location.search);
}
