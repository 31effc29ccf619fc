import type { BreadcrumbList, WithContext } from 'schema-dts';
import { site } from './site.ts';

/** The way from the home page to this one, for search engines. */
export function breadcrumbs(trail: { name: string; path: string }[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site.origin}${path}`,
    })),
  };
}
