import { escapeAttribute } from 'entities';
import { sharePicture } from '../frame/share-picture.ts';
import { site } from '../frame/site.ts';
import { language } from '../language/language.ts';
import { languages } from '../language/languages.ts';
import { twinOf } from '../language/twin.ts';
import { feeds } from '../paths.ts';
import { routeAt } from './route-at.ts';

/** The colors that a browser gives its own frame: as --paper of app/site.css. */
const themeColors =
  '<meta name="theme-color" content="#fbf9f4" media="(prefers-color-scheme: light)">' +
  '<meta name="theme-color" content="#0f1714" media="(prefers-color-scheme: dark)">';

/**
 * What of a page's head only programs read that load it whole: its picture for sharing, feeds, Markdown. Written into
 * the finished page and not by React, so that no visitor loads the code for it (app/frame/page-meta.ts has the rest).
 * @param path of a page of the site
 */
export function headForPrograms(html: string, path: string): string {
  const title = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1];
  // The shells that a server fills have no title of their own yet.
  if (title === undefined) return themeColors;
  const { hasMarkdown, hasPicture } = routeAt(path);
  const name = escapeAttribute(site.name);
  return (
    property('image', escapeAttribute(`${site.origin}${hasPicture ? sharePicture(twinOf(path, 'en')!) : '/og.png'}`)) +
    property('image:width', '1200') +
    property('image:height', '630') +
    property('image:alt', hasPicture ? title : `${name}: a map of the states`) +
    '<meta name="twitter:card" content="summary_large_image">' +
    alternate('application/atom+xml', feeds.atom, `${name} articles`) +
    alternate('application/feed+json', feeds.json, `${name} articles`) +
    (hasMarkdown && language.code === 'en' ? alternate('text/markdown', `${path}.md`) : '') +
    inOtherLanguages(path) +
    themeColors
  );
}

/** A page and its twins name each other, and themselves; English is for everybody else. */
function inOtherLanguages(path: string): string {
  const twins = Object.keys(languages).map((code) => [code, twinOf(path, code)] as const);
  if (!twins.every(([, address]) => address !== null) || routeAt(path).sitemap === 'no') return '';
  return [...twins, ['x-default', twinOf(path, 'en')]]
    .map(([code, address]) => `<link rel="alternate" hreflang="${code}" href="${site.origin}${address}">`)
    .join('');
}

const property = (name: string, content: string): string => `<meta property="og:${name}" content="${content}">`;

const alternate = (type: string, address: string, title?: string): string =>
  `<link rel="alternate" type="${type}" href="${address}"${title ? ` title="${title}"` : ''}>`;
