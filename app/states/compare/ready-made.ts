/**
 * Comparisons to begin with: large states, and neighbors whose people work across the border. Slugs of
 * content/jurisdictions.
 */
export const readyMade: string[][] = [
  ['california', 'texas'],
  ['florida', 'georgia'],
  ['new-york', 'new-jersey', 'connecticut'],
  ['maryland', 'virginia'],
  ['north-carolina', 'south-carolina'],
  ['arizona', 'nevada', 'california'],
  ['oregon', 'washington'],
  ['illinois', 'indiana', 'wisconsin'],
  ['kansas', 'missouri'],
];
