import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { DonationDialog } from '../donation/DonationDialog.tsx';
import { SearchOpener } from '../search/SearchOpener.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { layoutBar } from '../frame/layout-bar.ts';
import { useStore } from '../ui/store.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { menuId, SiteHeader } from './SiteHeader.tsx';

export default function SiteLayout() {
  // The build renders '/blog/' where browsers ask for '/blog'.
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/, '');
  useArrival(pathname);
  const renderBar = useStore(layoutBar);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <SiteHeader pathname={pathname} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      {renderBar?.(pathname)}
      <NavigationProgress />
      {/* Shown by the boot script's mark, when something is tapped that needs a script which cannot be had. */}
      <p className="source-note lost" role="alert">
        A part of this page is missing. Load the page again.
      </p>
      <SearchOpener />
      <DonationDialog />
      <Toasts />
    </>
  );
}

/** After a client navigation: the menu closes and focus moves to the new page, as after a full load. */
function useArrival(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById(menuId)?.hidePopover?.();
    const main = document.getElementById('main');
    // The heading says where one is, and shows its focus to whoever came by keyboard.
    const heading = main?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? main)?.focus({ preventScroll: true });
  }, [pathname]);
}
