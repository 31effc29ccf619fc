/** Every link of the site is made here. A path has no trailing slash. */

export const paths = {
  home: '/',
  howToGetLicensed: '/how-to-get-licensed',
  stateGuides: '/state-guides',
  examPrep: '/exam-prep',
  resources: '/resources',
  blog: '/blog',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  sitemap: '/sitemap',
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
export const article = (slug: string): string => `${paths.blog}/${slug}`;
export const category = (slug: string): string => `${paths.blog}/category/${slug}`;

/** 'New York' becomes 'new-york': lower case, each run of whitespace one hyphen. */
export const slugOf = (name: string): string => name.toLowerCase().replace(/\s+/g, '-');
