import { useEffect } from 'react';
import { paths } from '../paths.ts';

/** The text of the 404 page. `not-found` tells the boot script to log the attempted path. */
export function NotFound() {
  useEffect(() => {
    // After a full load the boot script has logged this path already.
    if (document.documentElement.dataset.missing === location.pathname) return;
    console.error('404 Error: User attempted to access non-existent route:', location.pathname);
  }, []);
  return (
    <div id="not-found" className="page section text-center">
      <p className="serif text-brass text-[clamp(5rem,18vw,9rem)] leading-none">404</p>
      <h1 className="mt-4">Oops! Page not found</h1>
      <p className="lead mx-auto mt-4">
        Nothing is published at this address. It may have moved, or the link that brought you here may have a slip in
        it. The state guides and the <a href={paths.sitemap}>list of all pages</a> are good places to go on from.
      </p>
      <p className="mt-8">
        <a className="button" href={paths.home}>
          Return to Home
        </a>
      </p>
    </div>
  );
}
