import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readContent } from '../../content/read-content.server.ts';
import { paths, stateGuide } from '../../paths.ts';
import { openDataFiles } from './data-files.ts';
import { stateRecord, type StateRecord } from '../../facts/state-record.server.ts';
import { listJurisdictions } from '../../facts/jurisdictions.server.ts';

export const dataLicense = 'https://creativecommons.org/licenses/by/4.0/';

/** A state's record without what only serves the wording of its guide, and with the guide's address. */
export const publishedState = stateRecord.omit({ words: true, kind: true, road: true }).extend({ guide: z.url() });
export type PublishedState = z.infer<typeof publishedState>;

const release = z.strictObject({ version: z.string().regex(/^\d+\.\d+\.\d+$/), date: z.iso.date(), text: z.string() });

/** Every file says what it is, of which version, and on what terms it may be used. */
export const about = z.strictObject({
  title: z.string(),
  version: release.shape.version,
  released: release.shape.date,
  license: z.literal(dataLicense),
  attribution: z.string(),
  documentation: z.url(),
  /** Of all the states' facts together, as JSON: the same facts have the same digest. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export const stateFile = z.strictObject({ $schema: z.url(), about, ...publishedState.shape });
export const datasetFile = z.strictObject({ $schema: z.url(), about, states: z.array(publishedState).min(1) });
export type Dataset = z.infer<typeof datasetFile>;

const openData = z.strictObject({ title: z.string(), changes: z.array(release).min(1) });

/** The versions, newest first. */
export const readReleases = (): z.infer<typeof openData> => readContent('open-data.yaml', openData);

/** The content of /data/states.json. @param origin of the site, without a slash */
export function writeDataset({ name: siteName, origin }: { name: string; origin: string }): Dataset {
  const states = listJurisdictions().map((record) => publish(record, origin));
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

/** What the published schema does not know is left out. */
const publishing = z.object(publishedState.shape);

const publish = (record: StateRecord, origin: string): PublishedState =>
  publishing.parse({ ...record, guide: `${origin}${stateGuide(record.slug)}` });
