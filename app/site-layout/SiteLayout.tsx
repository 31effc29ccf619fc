import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router';
import { DonationDialog } from '../donation/DonationDialog.tsx';
import { SearchOpener } from '../search/SearchOpener.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { readLayoutBar, subscribeToLayoutBar } from '../frame/layout-bar.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { menuId, SiteHeader } from './SiteHeader.tsx';

export default function SiteLayout() {
  // The build renders '/blog/' where browsers ask for '/blog'.
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/, '');
  useArrival(pathname);
  const renderBar = useSyncExternalStore(subscribeToLayoutBar, readLayoutBar, () => null);
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
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
