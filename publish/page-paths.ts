import { twinOf } from '../app/language/twin.ts';
import { sitePages } from '../app/site-map/site-pages.server.ts';

/**
 * Every address the build writes a page for: the listed ones, their second names, frames, the 404 page and the server's
 * shells.
 */
export const prerenderedPaths = (): string[] =>
  sitePages().flatMap(({ path, route }) => (route.opens === 'at its address' ? (twinOf(path, code) ?? []) : path));

// React Router's configuration is read by itself, without the build's plugins: in English, whatever language is built.
const code = process.env.ATLAS_LANGUAGE ?? 'en';
