/** Every link of the site is made here. A path has no trailing slash. */

export const paths = {
  home: '/',
  howToGetLicensed: '/how-to-get-licensed',
  stateGuides: '/state-guides',
  costAndTime: '/how-to-get-licensed/cost',
  plan: '/my-plan',
  compareStates: '/state-guides/compare',
  stateTable: '/state-guides/table',
  openData: '/data',
  examPrep: '/exam-prep',
  practice: '/exam-prep/practice',
  stateQuestions: '/exam-prep/state-questions',
  savedWork: '/saved-work',
  resources: '/resources',
  blog: '/blog',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  sitemap: '/sitemap',
  search: '/search',
  radio: '/radio',
  books: '/books',
  embedContact: '/embed/contact',
  embedContactScript: '/embed/contact.js',
  embedNews: '/embed/news',
  yourData: '/your-data',
  newsletterNotConnected: '/newsletter/not-connected',
  feed: '/feed.xml',
  jsonFeed: '/feed.json',
  newsletterEndpoint: '/api/newsletter',
  nowPlayingEndpoint: '/api/now-playing',
} as const;

export const stateGuide = (slug: string): string => `${paths.stateGuides}/${slug}`;
/** A comparison of these states, two to four of them: its address can be shared. */
export const comparison = (...slugs: string[]): string => `${paths.compareStates}?states=${slugs.join(',')}`;
/** One state's figures with their source marks, as the comparison and the table fetch them. */
export const comparisonFile = (slug: string): string => `${paths.compareStates}/${slug}.json`;
/** The facts of all states, for anyone's own work (publish/write-open-data.ts). */
export const openDataFiles = {
  json: '/data/states.json',
  csv: '/data/states.csv',
  schema: '/data/states.schema.json',
  csvMetadata: '/data/states.csv-metadata.json',
} as const;
export const stateDataFile = (slug: string): string => `/data/states/${slug}.json`;
/** The same guide as a PDF. */
export const guidePdf = (slug: string): string => `/downloads/state-guides/${slug}.pdf`;
/** One of the PDFs of /resources, by the name of its file. */
export const download = (name: string): string => `/downloads/${name}.pdf`;
export const costIn = (slug: string): string => `${paths.costAndTime}/${slug}`;
export const planFor = (slug: string): string => `${paths.plan}/${slug}`;
export const stateQuestionsOf = (slug: string): string => `${paths.stateQuestions}/${slug}`;
export const article = (slug: string): string => `${paths.blog}/${slug}`;
export const category = (slug: string): string => `${paths.blog}/category/${slug}`;

/** 'New York' becomes 'new-york': lower case, each run of whitespace one hyphen. */
export const slugOf = (name: string): string => name.toLowerCase().replace(/\s+/g, '-');
