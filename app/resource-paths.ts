import { paths } from './paths.ts';

/** The pages below /resources that have no list of their own. */
export const resourcePaths = {
  glossary: `${paths.resources}/glossary`,
  mathFormulas: `${paths.resources}/math-formulas`,
  lawsByState: `${paths.resources}/laws-by-state`,
  flashcards: `${paths.resources}/flashcards`,
  reciprocity: `${paths.resources}/reciprocity`,
  videos: `${paths.resources}/videos`,
  agencyRelationships: `${paths.resources}/agency-relationships`,
} as const;

/** One term of the glossary, on a page of its own. */
export const termPage = (slug: string): string => `${resourcePaths.glossary}/terms/${slug}`;
export const formulaPage = (slug: string): string => `${resourcePaths.mathFormulas}/${slug}`;
export const videoPage = (slug: string): string => `${resourcePaths.videos}/${slug}`;
