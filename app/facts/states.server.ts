import { z } from 'zod';
import { readContent, readContentFolder } from '../content/read-content.server.ts';
import { syntheticStates } from './synthetic-states.server.ts';
import { type StateRecord, stateRecord } from './state-record.server.ts';
import { typographic } from '../wording/wording.ts';

let states: Map<string, StateRecord> | undefined;

/** All states by slug, in alphabetical order, read and checked once a build. */
export function readStates(): Map<string, StateRecord> {
  states ??= new Map(loadStates().map((state) => [state.slug, state]));
  return states;
}

/** The 50 real states: what lists, maps and articles show, also in a build with synthetic guides. */
export function listStates(): StateRecord[] {
  return [...readStates().values()].slice(0, 50);
}

function loadStates(): StateRecord[] {
  const files = readContentFolder('states', stateRecord);
  const real = files.map(({ content }) => withTypography(content)).toSorted((a, b) => a.name.localeCompare(b.name));
  return [...real, ...syntheticStates(real, Number(process.env.ATLAS_SYNTHETIC_GUIDES ?? 0))];
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
