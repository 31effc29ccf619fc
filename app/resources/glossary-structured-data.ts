import type { DefinedTerm, DefinedTermSet, WithContext } from 'schema-dts';
import { site } from '../frame/site.ts';
import { breadcrumbs } from '../frame/structured-data.ts';
import { paths } from '../paths.ts';
import { glossaryPage, glossaryPageName } from './glossary-pages.ts';
import { resourcePaths } from './resource-paths.ts';

const name = 'Real Estate Glossary';
const glossaryTrail = [{ name: 'Resources', path: paths.resources }, { name, path: resourcePaths.glossary }];

/** What the glossary's first page tells search engines. */
export function glossaryData(description: string): object[] {
  const set: WithContext<DefinedTermSet> = { '@context': 'https://schema.org', '@type': 'DefinedTermSet', name, description, url: `${site.origin}${resourcePaths.glossary}` };
  return [breadcrumbs(glossaryTrail), set];
}

/** What one of its pages tells them: the terms on it, as part of the whole set. Derived, so that no definition is shipped twice. */
export function glossaryPageData(page: string, terms: { term: string; slug: string; definition: string }[]): object[] {
  const url = `${site.origin}${glossaryPage(page)}`;
  const hasDefinedTerm: DefinedTerm[] = terms.map(({ term, slug, definition }) => ({ '@type': 'DefinedTerm', name: term, description: definition, url: `${url}#${slug}` }));
  const set: WithContext<DefinedTermSet> = {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    name: `${name}: ${glossaryPageName(page)}`,
    url,
    isPartOf: `${site.origin}${resourcePaths.glossary}`,
    hasDefinedTerm,
  };
  return [breadcrumbs([...glossaryTrail, { name: glossaryPageName(page), path: glossaryPage(page) }]), set];
}
