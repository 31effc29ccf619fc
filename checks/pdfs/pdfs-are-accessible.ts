import type { Pdf } from './pdf.ts';

/**
 * Tagged, declared as PDF/UA-1, in a language, with a title, one first heading, more below it, headers in every table,
 * and bookmarks.
 */
export const pdfsAreAccessible =
  (locale: string) =>
  ({ info, metadata, tags, bookmarks }: Pdf): string[] => {
    const count = (tag: string): number => tags.filter((found) => found === tag).length;
    return [
      ...(info.Tagged === 'yes' ? [] : ['is not tagged']),
      ...(metadata.includes('<pdfuaid:part>1</pdfuaid:part>') ? [] : ['does not declare PDF/UA-1']),
      ...(metadata.includes(`<rdf:li>${locale}</rdf:li>`) ? [] : [`does not say that it is in ${locale}`]),
      ...(info.Title ? [] : ['has no title']),
      ...(count('H1') === 1 ? [] : [`has ${count('H1')} headings of the first level`]),
      ...(count('H2') >= 2 ? [] : ['has fewer than two headings of the second level']),
      ...(count('Table') === count('THead') ? [] : [`has ${count('Table')} tables, but headers in ${count('THead')}`]),
      ...(bookmarks.length >= 2 ? [] : ['has no bookmarks']),
    ];
  };
