/** What is said of a route. The table itself is site-map.ts. */
import type { paths } from '../paths.ts';

/** What a parameter in an address can stand for. */
export type ParameterKind =
  | 'guide'
  | 'jurisdiction'
  | 'state'
  | 'transfer place'
  | 'state law'
  | 'part of a state law'
  | 'category'
  | 'article'
  | 'glossary page'
  | 'term'
  | 'formula'
  | 'lesson';

/**
 * The most a page may weigh, in bytes as served (Brotli): its HTML with its styles, and the script of its first intent.
 * The script: what the heaviest page of the kind needs and 150 to 300 bytes more; apps have room.
 */
export const weights = {
  /** The first visit fits one round trip. */
  page: { html: 14 * 1024, script: 114_000 },
  /** Pages that set the rules of all states side by side. */
  rules: { html: 20 * 1024, script: 114_050 },
  /** Guides: their figures, with the fact and source of each, and where they stand among all states, are data. */
  guide: { html: 20 * 1024, script: 118_300 },
  /** The table of every jurisdiction: its figures are data of the page, and four more rows stand in it than states. */
  table: { html: 20 * 1024, script: 114_700 },
  /**
   * Cost pages and plans: the fees and steps of a jurisdiction’s own order, and what its neighbors take, are data of
   * the page; a plan asks where a license is from.
   */
  plan: { html: 14 * 1024, script: 117_700 },
  /** Apps, with what they load once started (the browser tests of each weigh that). */
  app: { html: 14 * 1024, script: 140 * 1024 },
} as const;

/** How much more script a page may have in another language: the same texts are longer in it. */
const roomInOtherLanguages = 1.06;

/** The most script that the first intent of a page may load in a language (its code, e.g. es), in Brotli bytes. */
export const scriptLimit = (weight: keyof typeof weights, code: string): number =>
  Math.round(weights[weight].script * (code === 'en' ? 1 : roomInOtherLanguages));

/** What a search result says a page is. */
export type SearchKind =
  | 'Page'
  | 'Tool'
  | 'State guide'
  | 'Cost and time'
  | 'Updates'
  | 'Plan'
  | 'Renewal'
  | 'Transferring a license'
  | 'License facts quiz'
  | 'License law questions'
  | 'Glossary'
  | 'Glossary term'
  | 'Formula'
  | 'Video'
  | 'Article'
  | 'Articles';

/** The headings of the sitemap page; what stands under the last three are pages of one template, or the feeds. */
export type SitemapHeading =
  | 'Guides and pages'
  | 'Resources'
  | 'About'
  | 'State guides'
  | 'Glossary by letter'
  | 'Articles by category';

export type SiteRoute = {
  /** As React Router matches it: '/blog', '/blog/:slug', '*'. */
  address: string;
  /** The module of the page, below app/. */
  module: `${string}.tsx`;
  /** In the site's header and footer, or with nothing around it (for a frame of another page). */
  layout: 'site' | 'none';
  /** What the parameter of the address stands for; parameters.server.ts reads the values from content. */
  each: ParameterKind | null;
  /** Values of the parameter that tests and benchmarks open: the usual one first. */
  examples: readonly string[];
  /** In sitemap.xml: not at all, plainly, or with the day on which each was last changed. */
  sitemap: 'no' | 'yes' | 'dated';
  /** Under which heading of the sitemap page, and its name there; a page of a parameter has the parameter's name. */
  sitemapPage: { heading: SitemapHeading; name: string | null } | null;
  /** What search calls it, or null where search does not know it. */
  search: SearchKind | null;
  weight: keyof typeof weights;
  /**
   * Whether its pages bring only those shared styles that they use: where HTML and headers would not fit the ten
   * segments of a first flight otherwise (docs/decisions/0039). "Strictly": not even those of classes
   * that its scripts name; its module loads them (app/frame/all-styles.ts).
   */
  isLean: boolean | 'strictly';
  /** Whether each of its pages has the same in Markdown, at its address and ".md" (publish/markdown). */
  hasMarkdown: boolean;
  /** Whether each of its pages has a picture of its own for sharing (publish/share); the others have the site's. */
  hasPicture: boolean;
  /** Whether visitors can open it, at its own address or, for the 404 page, at any that is not there. */
  opens: 'at its address' | 'where nothing is' | 'in the server only';
};

export type PagePath = (typeof paths)[keyof typeof paths];

const usual = {
  layout: 'site',
  each: null,
  examples: [],
  sitemap: 'no',
  sitemapPage: null,
  search: null,
  weight: 'page',
  isLean: false,
  hasMarkdown: false,
  hasPicture: false,
  opens: 'at its address',
} as const;

/** A page that is one of its kind: in sitemap.xml, on the sitemap page under a heading and name, and in search. */
export const page = <Path extends PagePath>(
  address: Path,
  module: SiteRoute['module'],
  [heading, name]: readonly [SitemapHeading, string],
  more: Partial<Pick<SiteRoute, 'weight' | 'search' | 'isLean' | 'hasMarkdown' | 'hasPicture'>> = {},
): SiteRoute & { address: Path } => ({
  ...usual,
  address,
  module,
  sitemap: 'yes',
  sitemapPage: { heading, name },
  search: 'Page',
  ...more,
});

type Template = Pick<SiteRoute, 'each' | 'examples' | 'search'> &
  Partial<Pick<SiteRoute, 'sitemap' | 'weight' | 'isLean' | 'hasMarkdown' | 'hasPicture'>> & {
    heading?: SitemapHeading;
  };

/** Pages of one template, one for each value of the parameter in its address. */
export const pages = (
  address: string,
  module: SiteRoute['module'],
  { heading, ...more }: Template,
): SiteRoute & { address: `:${string}` } => ({
  ...usual,
  // Only the type says so: it keeps these addresses apart from the ones that paths.ts names.
  address: address as `:${string}`,
  module,
  sitemap: 'yes',
  sitemapPage: heading ? { heading, name: null } : null,
  ...more,
});

/** A page that search engines and search leave out: a second address, an answer to a form, a frame of another page. */
export const unlisted = <Path extends PagePath | '*' | '/shell' | '/embed/shell'>(
  address: Path,
  module: SiteRoute['module'],
  more: Partial<Pick<SiteRoute, 'layout' | 'opens'>> = {},
): SiteRoute & { address: Path } => ({ ...usual, address, module, ...more });

/** The address for a value. One of two parts ('georgia/trust-money') stands for the two parameters of its address. */
export const pathFor = ({ address }: Pick<SiteRoute, 'address'>, value: string): string =>
  address.replace(/:.+$/, value);
