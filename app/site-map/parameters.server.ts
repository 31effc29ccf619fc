import { readArticles } from '../blog/articles.server.ts';
import { categories } from '../blog/categories.ts';
import { listJurisdictions, listStates, readJurisdictions } from '../facts/jurisdictions.server.ts';
import { glossaryPageName, glossaryPages } from '../glossary/glossary-pages.ts';
import { readGlossary } from '../glossary/glossary.server.ts';
import { listStateLaws } from '../exam/state-law/state-law.server.ts';
import { readFormulas } from '../math/formulas.server.ts';
import { readLessons } from '../videos/lessons.server.ts';
import type { ParameterKind } from './site-route.ts';

export type ParameterValue = {
  /** As it stands in the address. */
  value: string;
  /** As the sitemap page shows it, or null for what no list shows (copies that only benchmarks make). */
  name: string | null;
  /** The day of the last change, YYYY-MM-DD, where it is known. */
  updated?: string;
  /** The value of the parameter that it belongs to: an article's category. */
  under?: string;
};

/** The values of each kind of parameter, in the order of its lists. Read from content, at build time. */
export const parameterValues: Record<ParameterKind, () => ParameterValue[]> = {
  guide: () => {
    const real = new Set(listJurisdictions());
    return [...readJurisdictions().values()].map((record) => ({
      value: record.slug,
      name: real.has(record) ? record.name : null,
    }));
  },
  /** The 50 states alone: questions are made from facts that territories lack. */
  state: () => listStates().map(({ slug, name }) => ({ value: slug, name })),
  /** The states and the District: where a license can come from, and what is known of taking it. */
  'transfer place': () =>
    listJurisdictions()
      .filter(({ kind }) => kind !== 'territory')
      .map(({ slug, name }) => ({ value: slug, name })),
  jurisdiction: () => listJurisdictions().map(({ slug, name }) => ({ value: slug, name })),
  'state law': () => listStateLaws().map(({ slug, name }) => ({ value: slug, name })),
  'part of a state law': () =>
    listStateLaws().flatMap(({ slug, name, parts }) =>
      parts.map((part) => ({ value: `${slug}/${part.slug}`, name: `${name}: ${part.name}` })),
    ),
  category: () => categories.map(({ slug, name }) => ({ value: slug, name })),
  article: () =>
    readArticles().map((article) => ({
      value: article.slug,
      name: article.title,
      updated: article.updated,
      under: article.category,
    })),
  'glossary page': () => glossaryPages.map((value) => ({ value, name: glossaryPageName(value) })),
  term: () => [...readGlossary().values()].map(({ slug, term }) => ({ value: slug, name: term })),
  formula: () => readFormulas().map(({ slug, name }) => ({ value: slug, name })),
  lesson: () => readLessons().map(({ slug, title }) => ({ value: slug, name: title })),
};
