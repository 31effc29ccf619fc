/**
 * Addresses of the facts as files, for anyone's own work (publish/write-open-data.ts). Here, not in every page's
 * script.
 */
export const openDataFiles = {
  json: '/data/states.json',
  csv: '/data/states.csv',
  leanCsv: '/data/states-lean.csv',
  schema: '/data/states.schema.json',
  csvMetadata: '/data/states.csv-metadata.json',
} as const;

export const stateDataFile = (slug: string): string => `/data/states/${slug}.json`;
