import { sitePages } from '../app/site-map/site-pages.server.ts';

/**
 * Every address the build writes a page for: the listed ones, their second names, frames, the 404 page and the server's
 * shells.
 */
export const prerenderedPaths = (): string[] => sitePages().map(({ path }) => path);
