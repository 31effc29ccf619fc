import { attribute, type Element, type Page } from './page.ts';
import { fileOf, pageAt, type Site, type SiteProblem } from './site.ts';

/** Attributes that name another resource. */
const linkingAttributes: Record<string, string[]> = {
  a: ['href'],
  link: ['href'],
  script: ['src'],
  img: ['src'],
  iframe: ['src'],
  audio: ['src'],
  video: ['src', 'poster'],
  source: ['src'],
  track: ['src'],
  use: ['href', 'xlink:href'],
  html: ['data-page', 'data-files'],
  form: ['action'],
};

/** The server answers below /api/, and asks for alerts in other languages than English; no file stands there. */
const served = /^(?:\/[a-z]{2})?\/api\/|^\/[a-z]{2}\/alerts\?/;
const outside = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

/**
 * Every address inside the site has a file, and every fragment an element of that id. "#" alone is the top of the page.
 * `origin` is the site's own, without a slash: canonical links and pictures for sharing name it.
 */
export function linksResolve(site: Site, origin: string): SiteProblem[] {
  const ids = new Map<string, Set<string>>();
  return site.pages.flatMap((page) => {
    const addresses = new Set(page.elements.flatMap(addressesOf).map((address) => withoutOrigin(address, origin)));
    return [...addresses].flatMap((address) => {
      const problem = problemOf(site, page, address, ids);
      return problem ? [{ page: page.path, problem }] : [];
    });
  });
}

function addressesOf(element: Element): string[] {
  if (element.tagName === 'meta')
    return /^og:(?:url|image)$/.test(attribute(element, 'property') ?? '') ? [attribute(element, 'content') ?? ''] : [];
  const values = (linkingAttributes[element.tagName] ?? []).flatMap((name) => attribute(element, name) ?? []);
  // What the page's module needs is a list.
  return element.tagName === 'html' ? values.flatMap((value) => value.split(' ')) : values;
}

const withoutOrigin = (address: string, origin: string): string =>
  address === origin || address.startsWith(`${origin}/`) ? address.slice(origin.length) || '/' : address;

function problemOf(site: Site, page: Page, address: string, ids: Map<string, Set<string>>): string | undefined {
  if (outside.test(address) || address === '#' || served.test(address)) return undefined;
  const { pathname, hash } = new URL(address, `https://site.invalid${page.path}`);
  const path = decodeURIComponent(pathname);
  const file = fileOf(site, path);
  if (!file || (path !== '/' && path.endsWith('/'))) return `links to ${address}, which is not there`;
  const fragment = decodeURIComponent(hash.slice(1));
  if (!fragment) return undefined;
  const known = ids.get(file) ?? idsOf(site, path, file);
  ids.set(file, known);
  return known.has(fragment) ? undefined : `links to ${address}, but nothing there has the id "${fragment}"`;
}

function idsOf(site: Site, path: string, file: string): Set<string> {
  const page = pageAt(site, path);
  if (page) return new Set(page.elements.flatMap((element) => attribute(element, 'id') ?? []));
  return new Set([...site.read(file).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!));
}
