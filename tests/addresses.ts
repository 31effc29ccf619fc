import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const built = join(import.meta.dirname, '../build/client');

/** Every address of the built sitemap.xml, as a path. */
export const sitemapPaths: string[] = [
  ...readFileSync(join(built, 'sitemap.xml'), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g),
].map(([, address = '']) => new URL(address).pathname);

/** One page of each template, by name. */
export const templates: Record<string, string> = {
  home: '/',
  'how to get licensed': '/how-to-get-licensed',
  'cost and time': '/how-to-get-licensed/cost',
  'cost and time in a state': '/how-to-get-licensed/cost/ohio',
  'my plan': '/my-plan',
  'plan for a state': '/my-plan/ohio',
  'state index': '/state-guides',
  'compare states': '/state-guides/compare',
  'table of states': '/state-guides/table',
  'open data': '/data',
  'guide with facts in doubt': '/state-guides/wyoming',
  'guide of California': '/state-guides/california',
  'exam preparation': '/exam-prep',
  practice: '/exam-prep/practice',
  'index of state questions': '/exam-prep/state-questions',
  'state questions': '/exam-prep/state-questions/ohio',
  'saved work': '/saved-work',
  resources: '/resources',
  glossary: '/resources/glossary',
  'letter of the glossary': '/resources/glossary/li-lo',
  'term of the glossary': '/resources/glossary/terms/easement',
  flashcards: '/resources/flashcards',
  'math formulas': '/resources/math-formulas',
  formula: '/resources/math-formulas/mortgage-payment',
  'laws by state': '/resources/laws-by-state',
  'agency relationships': '/resources/agency-relationships',
  reciprocity: '/resources/reciprocity',
  videos: '/resources/videos',
  video: '/resources/videos/exam-math-step-by-step',
  search: '/search',
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
export const notFoundProblems = [
  /answer 404: .*\/(no-such-page|nowhere|nothing|none)$/,
  /console: Failed to load resource.*404/,
  /console: 404 Error: User attempted/,
];
