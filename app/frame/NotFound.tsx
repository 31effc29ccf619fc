import { useEffect } from 'react';
import { paths } from '../paths.ts';

/** The text of the 404 page, which logs the attempted path: by public/not-found.js before hydration and without it. */
export function NotFound() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    // After a full load the script has logged this path already.
    if (dataset.missing === location.pathname) return;
    dataset.missing = location.pathname;
    console.error('404 Error: User attempted to access non-existent route:', location.pathname);
  }, []);
  return (
    <div id="not-found" className="page section text-center">
      <script src="/not-found.js" async />
      <p className="serif text-brass text-[clamp(5rem,18vw,9rem)] [line-height:1]">404</p>
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
