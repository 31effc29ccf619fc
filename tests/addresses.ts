import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const built = join(import.meta.dirname, '../build/client');

/** Every address of the built sitemap.xml, as a path. */
export const sitemapPaths: string[] = [...readFileSync(join(built, 'sitemap.xml'), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)]
  .map(([, address = '']) => new URL(address).pathname);

/** One page of each template, by name. */
export const templates: Record<string, string> = {
  home: '/',
  'how to get licensed': '/how-to-get-licensed',
  'state index': '/state-guides',
  'guide with facts in doubt': '/state-guides/wyoming',
  'guide of California': '/state-guides/california',
  'exam preparation': '/exam-prep',
  resources: '/resources',
  glossary: '/resources/glossary',
  'letter of the glossary': '/resources/glossary/li-lo',
  'math formulas': '/resources/math-formulas',
  'laws by state': '/resources/laws-by-state',
  'agency relationships': '/resources/agency-relationships',
  blog: '/blog',
  category: '/blog/category/legal',
  article: '/blog/exam-tips',
  contact: '/contact',
  'contact frame': '/embed/contact',
  'news frame': '/embed/news',
  privacy: '/privacy',
  terms: '/terms',
  sitemap: '/sitemap',
  radio: '/radio',
  books: '/books',
  'page not found': '/no-such-page',
  'newsletter not connected': '/newsletter/not-connected',
};

/** Served with status 404, which the browser reports as an error. */
export const notFoundProblems = [/answer 404: .*\/(no-such-page|nowhere|nothing|none)$/, /console: Failed to load resource.*404/, /console: 404 Error: User attempted/];
