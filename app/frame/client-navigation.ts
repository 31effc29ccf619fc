import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { language } from '../language/language.ts';
import { createStore } from '../ui/store.ts';
import { loadAllStyles } from './all-styles.ts';

/** Whether a followed link's page is on its way. */
export const navigationIsUnderWay = createStore(false);

/**
 * Links are plain anchors everywhere, in components and in article text alike, so that they work before
 * hydration. Once the site is hydrated, one listener turns them into client navigations.
 * `data-reload` on a link, or around it, asks for a full page load.
 */
export function useClientNavigation(): void {
  const navigate = useNavigate();
  const place = useLocation();
  /** The fragment of the link that is being followed. */
  const followed = useRef('');
  // Effects run once the new page stands there, and is scrolled to where it was left.
  useEffect(() => {
    const { hash } = place;
    const isFollowed = followed.current === hash;
    followed.current = '';
    if (isFollowed) unfold(hash.slice(1));
    if (document.getElementById(hash.slice(1))?.matches(':not(:target)')) aimAt(hash, isFollowed);
  }, [place]);
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = (event.target as Element).closest('a');
      // What a script has answered already (a source mark opens its note) must not move the page as well.
      if (!link || event.defaultPrevented) return;
      if (link.hash && link.pathname === location.pathname) unfold(link.hash.slice(1));
      if (!isClientNavigation(event, link)) return;
      event.preventDefault();
      // Shown as busy at once; site-layout/NavigationProgress.tsx says it when it takes longer.
      const show = (isBusy: boolean): void => {
        link.ariaBusy = isBusy ? 'true' : null;
        navigationIsUnderWay.write(isBusy);
      };
      show(true);
      const { pathname, search, hash, href } = link;
      const go = (): void | Promise<void> => {
        followed.current = hash;
        return navigate(pathname + search + hash);
      };
      void Promise.all([loadPage(pathname), loadAllStyles()])
        .then(go, () => location.assign(href))
        .finally(() => show(false));
    };
    document.addEventListener('click', follow);
    addEventListener('popstate', goBack);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** Back and forward in a document that was loaded anew in between; a fragment has no state of the router's. */
const goBack = ({ state }: PopStateEvent): void => {
  if (state) loadAllStyles().catch(() => location.reload());
};

/**
 * Makes the fragment's element the page's :target, by which some pages show a part or mark a line. Browsers do so where
 * they go to a fragment by themselves, and not for an entry that a script has pushed: so this one is gone to once more.
 * The router need not hear of it, and finds its state again. Whoever went back stays where the page was left.
 */
function aimAt(hash: string, isFollowed: boolean): void {
  const { state } = history;
  const y = scrollY;
  const hide = (event: Event): void => event.stopImmediatePropagation();
  addEventListener('popstate', hide, true);
  location.replace(hash);
  removeEventListener('popstate', hide, true);
  history.replaceState(state, '');
  if (!isFollowed) scrollTo(0, y);
}

type Manifest = { routes: Record<string, { path?: string; index?: boolean; module: string }> };

/**
 * Imports the page at this address. @throws where a script is lost: React Router would then load the page that is open
 * again, and would do so after every tap on the link. The page that was asked for can be had without its script.
 */
async function loadPage(pathname: string): Promise<void> {
  const { routes } = (window as unknown as { __reactRouterManifest: Manifest }).__reactRouterManifest;
  const pages = Object.values(routes).map(({ path, index, module }) => ({ path: index ? '/' : path, module }));
  const fits = (path: string): boolean => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname);
  // An address of its own before one with a parameter. "*" is what no page has.
  const page = pages.find(({ path }) => path === pathname) ?? pages.find(({ path }) => path?.[0] === '/' && fits(path));
  if (page) await import(/* @vite-ignore */ page.module);
}

/** What is folded opens for a link into it: newer browsers do it by themselves, but not after a client navigation. */
function unfold(id: string): void {
  const target = document.getElementById(id);
  const fold = target?.closest('details');
  if (!fold || fold.open) return;
  fold.open = true;
  target!.scrollIntoView();
}

function isClientNavigation(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plainClick || link.origin !== location.origin) return false;
  if (link.target || link.hasAttribute('download') || link.closest('[data-reload]')) return false;
  // This build's router knows the pages of its own language alone.
  if (!link.pathname.startsWith(language.root)) return false;
  // The 404 page's router knows no other page (publish/render/finish-page.ts).
  if (document.getElementById('not-found')) return false;
  // A file (feed, PDF) is not a route; a fragment of this page is the browser's own business.
  if (/\.\w+$/.test(link.pathname)) return false;
  return !(link.hash && link.pathname === location.pathname && link.search === location.search);
}
