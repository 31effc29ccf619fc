import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteSettings } from '../app/frame/site-settings.server.ts';
import { openDataFiles, stateDataFile } from '../app/states/open-data/data-files.ts';
import { type CsvColumn, csvColumns, leanCsvColumns } from '../app/states/open-data/csv-columns.server.ts';
import { filesSchema } from '../app/states/open-data/data-schema.server.ts';
import { type Dataset, writeDataset } from '../app/states/open-data/published-state.server.ts';
import { toCsv } from '../server/operate/csv.ts';

/**
 * Writes the open data: all states as JSON and CSV, one JSON a state, the schema of both, the CSV's metadata.
 * The same content gives the same bytes: no file holds the day it was built.
 */
export async function writeOpenData(
  clientDirectory: string,
  site: Pick<SiteSettings, 'name' | 'origin'>,
): Promise<void> {
  const dataset = writeDataset(site);
  const columns = csvColumns();
  const files: Record<string, string> = {
    [openDataFiles.json]: JSON.stringify(dataset),
    [openDataFiles.csv]: csvOf(dataset, columns),
    [openDataFiles.leanCsv]: csvOf(dataset, leanCsvColumns()),
    [openDataFiles.schema]: pretty(filesSchema(`${site.origin}${openDataFiles.schema}`)),
    [openDataFiles.csvMetadata]: pretty(csvMetadata(dataset, columns)),
    ...Object.fromEntries(
      dataset.states.map((state) => [
        stateDataFile(state.slug),
        pretty({ $schema: dataset.$schema, about: dataset.about, ...state }),
      ]),
    ),
  };
  await mkdir(dirname(join(clientDirectory, stateDataFile('any'))), { recursive: true });
  await Promise.all(Object.entries(files).map(([path, content]) => writeFile(join(clientDirectory, path), content)));
}

/** One row a state, in RFC 4180's form. */
export function csvOf({ states }: Dataset, columns: CsvColumn[]): string {
  const rows = states.map((state) => Object.fromEntries(columns.map(({ name, read }) => [name, read(state)])));
  return toCsv(
    columns.map(({ name }) => name),
    rows,
  );
}

/** What the columns mean, for programs (W3C "Metadata Vocabulary for Tabular Data"). */
function csvMetadata({ about }: Dataset, columns: CsvColumn[]): object {
  return {
    '@context': ['http://www.w3.org/ns/csvw', { '@language': 'en' }],
    url: 'states.csv',
    'dc:title': about.title,
    'dc:license': { '@id': about.license },
    'dc:creator': about.attribution,
    'schema:version': about.version,
    tableSchema: {
      primaryKey: 'code',
      columns: columns.map(({ name, meaning, datatype, separator }) => ({
        name,
        titles: name,
        'dc:description': meaning,
        datatype,
        ...(separator && { separator }),
      })),
    },
  };
}

const pretty = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;
