import { paths } from '../paths.ts';

/** The four pages of educational material below /resources. */
export const resourcePaths = {
  glossary: `${paths.resources}/glossary`,
  mathFormulas: `${paths.resources}/math-formulas`,
  lawsByState: `${paths.resources}/laws-by-state`,
  agencyRelationships: `${paths.resources}/agency-relationships`,
} as const;
