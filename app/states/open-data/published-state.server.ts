import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readContent } from '../../content/read-content.server.ts';
import { paths, stateGuide } from '../../paths.ts';
import { openDataFiles } from './data-files.ts';
import { sha256Means } from './field-meanings.ts';
import type { FactChange } from '../../facts/fact-changes.server.ts';
import { facts, type Registry } from '../../facts/registry.server.ts';
import { recordOf, type StateRecord } from '../../facts/state-record.server.ts';
import { listJurisdictions } from '../../facts/jurisdictions.server.ts';

export const dataLicense = 'https://creativecommons.org/licenses/by/4.0/';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const release = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  date: z.iso.date(),
  text: z.string(),
  /** The digest of the facts it was recorded with (app/facts/facts-digest.server.ts); the oldest have none. */
  facts: sha256.optional(),
});

/** Every file says what it is, of which version, and on what terms it may be used. */
export const about = z.strictObject({
  title: z.string(),
  version: release.shape.version,
  released: release.shape.date,
  license: z.literal(dataLicense),
  attribution: z.string(),
  documentation: z.url(),
  sha256: sha256.describe(sha256Means),
});

/** A record without what only serves the wording of its guide, and with the guide's address. */
const publishedState = <R extends Registry>(registry: R) =>
  recordOf(registry).omit({ words: true, road: true, feesReported: true }).extend({ guide: z.url() });
export type PublishedState = z.infer<ReturnType<typeof publishedState<typeof facts>>>;

/** The schemas of what is published: a record, the file of one, and the file of all. */
export function publishedForm<R extends Registry>(registry: R) {
  const state = publishedState(registry);
  return {
    state,
    file: z.strictObject({ $schema: z.url(), about, ...state.shape }),
    dataset: z.strictObject({ $schema: z.url(), about, states: z.array(state).min(1) }),
    changes: z.strictObject({ $schema: z.url(), about, changes: z.array(publishedChange) }),
  };
}
export type Dataset = { $schema: string; about: z.infer<typeof about>; states: PublishedState[] };

const openData = z.strictObject({ title: z.string(), changes: z.array(release).min(1) });

/** The versions, newest first. */
export const readReleases = (): z.infer<typeof openData> => readContent('open-data.yaml', openData);

/** A change of a fact, as /data/changes.json lists it. */
const publishedChange = z.strictObject({
  id: z.string(),
  page: z.url(),
  state: z.string(),
  place: z.string(),
  path: z.string(),
  kind: z.enum(['changed', 'corrected', 'added', 'removed']),
  on: z.iso.date(),
  since: z.string().optional(),
  before: z.unknown(),
  after: z.unknown(),
  doubt: z.string().optional(),
  sources: z.array(z.strictObject({ publisher: z.string(), url: z.url() })),
  text: z.string(),
});

/** The content of /data/changes.json: every change of a fact, newest first. @param origin of the site */
export function publishedChanges(site: { name: string; origin: string }, changes: FactChange[]) {
  const { $schema, about: described } = writeDataset(site);
  return {
    $schema,
    about: described,
    changes: changes.map(
      ({ id, address, slug, name, path, kind, on, since, before, after, doubt, sources, sentence, values = [] }) => ({
        id,
        page: `${site.origin}${address}`,
        state: slug,
        place: name,
        path,
        kind,
        on,
        ...(since && { since }),
        before,
        after,
        ...(doubt && { doubt }),
        sources,
        // A line each: the mails write them as they stand.
        text: [sentence, ...values].join('\n'),
      }),
    ),
  };
}

/** The content of /data/states.json. @param origin of the site, without a slash */
export function writeDataset(
  { name: siteName, origin }: { name: string; origin: string },
  records: StateRecord[] = listJurisdictions(),
  registry: Registry = facts,
): Dataset {
  // What the published schema does not know is left out.
  const publishing = z.object(publishedState(registry).shape) as unknown as z.ZodType<PublishedState>;
  const states = records.map((record) => publishing.parse({ ...record, guide: `${origin}${stateGuide(record.slug)}` }));
  const {
    title,
    changes: [newest],
  } = readReleases();
  return {
    $schema: `${origin}${openDataFiles.schema}`,
    about: {
      title,
      version: newest!.version,
      released: newest!.date,
      license: dataLicense,
      attribution: `${siteName} (${origin}${paths.openData}), CC BY 4.0`,
      documentation: `${origin}${paths.openData}`,
      sha256: createHash('sha256').update(JSON.stringify(states)).digest('hex'),
    },
    states,
  };
}
