import { type ReactNode, useEffect, useState } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router';
import { useClientNavigation } from './frame/client-navigation.ts';
import { carryOutEarlyTaps } from './frame/early-taps.ts';
import { useOfflineReading } from './frame/offline-reading.ts';
import { NotFound } from './frame/NotFound.tsx';
import serif from './generated/serif-normal.woff2?url';
import { paths } from './paths.ts';

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The boot script adds attributes before React arrives; they are not React's to correct.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* With it the serif is there at the first paint; without it, text would be set twice (measured: LCP no later,
            CLS 0). */}
        <link rel="preload" as="font" type="font/woff2" href={serif} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        {/* The build inlines every style; only development has links to write. */}
        {import.meta.env.DEV && <Links />}
      </head>
      <body>
        {children}
        {/* In a build, publish/render/finish-page.ts takes the place of these scripts. */}
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  useClientNavigation();
  useOfflineReading();
  // Before hydration the browser restores the scroll position by itself.
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => {
    setHydrated(true);
    // Effects run from the inside out: every component of the page has had its own.
    void carryOutEarlyTaps();
  }, []);
  return (
    <>
      <Outlet />
      {hydrated && <ScrollRestoration />}
    </>
  );
}

/** What fetch() says when no answer comes: Chromium, Firefox, Safari. A page that the browser loads fetches no data. */
const lostConnection = /^(Failed to fetch|NetworkError when|Load failed)/;

export function ErrorBoundary() {
  const error = useRouteError();
  const isLost = error instanceof TypeError && lostConnection.test(error.message);
  // The browser then asks for the page itself: it comes, or a copy that was kept, or what is kept is told.
  useEffect(() => {
    if (isLost) location.reload();
  }, [isLost]);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  // The page that was asked for is on its way, or the browser says that it cannot be had.
  if (isLost) return <main className="page section" aria-busy="true" />;
  return (
    <main className="page section">
      <title>Unexpected Application Error</title>
      <h1>Unexpected Application Error!</h1>
      <p className="lead mt-4">Something on this page went wrong. Load it again, or go back to the start.</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <button type="button" className="button" onClick={() => location.reload()}>
          Load again
        </button>
        <a className="button button-quiet" href={paths.home} data-reload>
          Return to Home
        </a>
      </p>
    </main>
  );
}
