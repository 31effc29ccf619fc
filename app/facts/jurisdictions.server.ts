import { z } from 'zod';
import { readContent, readContentFolder } from '../content/read-content.server.ts';
import { syntheticJurisdictions } from './synthetic-jurisdictions.server.ts';
import { type StateRecord, stateRecord } from './state-record.server.ts';
import { typographic } from '../wording/wording.ts';

let loaded: { real: StateRecord[]; bySlug: Map<string, StateRecord> } | undefined;

/** Every record by slug, made-up copies included: what answers /state-guides/<slug>. Read and checked once a build. */
export function readJurisdictions(): Map<string, StateRecord> {
  return load().bySlug;
}

/**
 * All jurisdictions of the content in alphabetical order: the states, the District of Columbia and the territories.
 * What holds for anyone who issues a license (guides, plans, costs, tables, open data, search) goes by this list.
 */
export function listJurisdictions(): StateRecord[] {
  return load().real;
}

/** The 50 states and nothing else: the grid, the filter, the map and every count that says "50 states". */
export function listStates(): StateRecord[] {
  return listJurisdictions().filter(({ kind }) => kind === 'state');
}

/** The District of Columbia and the territories: what stands beside or under the 50. */
export function listOtherJurisdictions(): StateRecord[] {
  return listJurisdictions().filter(({ kind }) => kind !== 'state');
}

function load() {
  if (loaded) return loaded;
  const files = readContentFolder('jurisdictions', stateRecord);
  const real = files.map(({ content }) => withTypography(content)).toSorted((a, b) => a.name.localeCompare(b.name));
  const copies = syntheticJurisdictions(real, Number(process.env.ATLAS_SYNTHETIC_GUIDES ?? 0));
  loaded = { real, bySlug: new Map([...real, ...copies].map((record) => [record.slug, record])) };
  return loaded;
}

/** The record with typographic quotes in everything that is read, and addresses as they are. */
function withTypography<T>(value: T, key = ''): T {
  if (typeof value === 'string') return (key === 'url' || value.startsWith('http') ? value : typographic(value)) as T;
  if (Array.isArray(value)) return value.map((item) => withTypography(item, key)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withTypography(item, name)])) as T;
}

const featuredGuide = z.strictObject({
  slug: z.string(),
  description: z.string(),
  requiredHours: z.int(),
  /** Percent. An estimate of the editors, shown with "~". */
  examPassRateEstimate: z.int(),
  renewalYears: z.int(),
});

export type FeaturedGuide = z.infer<typeof featuredGuide>;

let featured: FeaturedGuide[] | undefined;

/** The four guides shown first, with the editors' figures for them. */
export function readFeaturedGuides(): FeaturedGuide[] {
  featured ??= readContent('featured-guides.yaml', z.array(featuredGuide).length(4));
  return featured;
}
