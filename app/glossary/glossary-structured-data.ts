import type { DefinedTerm, DefinedTermSet, WithContext } from 'schema-dts';
import { site } from '../frame/site.ts';
import { breadcrumbs } from '../frame/structured-data.ts';
import { paths, termPage } from '../paths.ts';
import { glossaryPage, glossaryPageName, glossaryPageOf } from './glossary-pages.ts';

const name = 'Real Estate Glossary';
const glossaryTrail = [
  { name: 'Resources', path: paths.resources },
  { name, path: paths.glossary },
];

/** What the glossary's first page tells search engines. */
export function glossaryData(description: string): object[] {
  const set: WithContext<DefinedTermSet> = {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    name,
    description,
    url: `${site.origin}${paths.glossary}`,
  };
  return [breadcrumbs(glossaryTrail), set];
}

/**
 * What one of its pages tells them: the terms on it, as part of the whole set. Derived, so that no definition is
 * shipped twice.
 */
export function glossaryPageData(page: string, terms: { term: string; slug: string; definition: string }[]): object[] {
  const url = `${site.origin}${glossaryPage(page)}`;
  const hasDefinedTerm: DefinedTerm[] = terms.map(({ term, slug, definition }) => ({
    '@type': 'DefinedTerm',
    name: term,
    description: definition,
    url: `${site.origin}${termPage(slug)}`,
  }));
  const set: WithContext<DefinedTermSet> = {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    name: `${name}: ${glossaryPageName(page)}`,
    url,
    isPartOf: `${site.origin}${paths.glossary}`,
    hasDefinedTerm,
  };
  return [breadcrumbs([...glossaryTrail, { name: glossaryPageName(page), path: glossaryPage(page) }]), set];
}

/** What a term's own page tells them. */
export function glossaryTermData({
  term,
  also,
  slug,
  definition,
}: {
  term: string;
  also: string[];
  slug: string;
  definition: string;
}): object[] {
  const url = `${site.origin}${termPage(slug)}`;
  const inDefinedTermSet: DefinedTermSet = {
    '@type': 'DefinedTermSet',
    name,
    url: `${site.origin}${paths.glossary}`,
  };
  const alternateName = also.length > 0 ? { alternateName: also } : {};
  const defined: WithContext<DefinedTerm> = {
    '@context': 'https://schema.org',
    '@type': 'DefinedTerm',
    name: term,
    ...alternateName,
    description: definition,
    url,
    inDefinedTermSet,
  };
  const page = glossaryPageOf(slug);
  return [
    breadcrumbs([
      ...glossaryTrail,
      { name: glossaryPageName(page), path: glossaryPage(page) },
      { name: term, path: termPage(slug) },
    ]),
    defined,
  ];
}
