import type { Dataset as DatasetDescription, WithContext } from 'schema-dts';
import { site } from '../../frame/site.ts';
import { paths } from '../../paths.ts';
import { openDataFiles } from './data-files.ts';

type Described = { title: string; description: string; version: string; released: string; license: string };

/** The data for search engines that list data sets, in schema.org's words. */
export function datasetDescription({
  title,
  description,
  version,
  released,
  license,
}: Described): WithContext<DatasetDescription> {
  const download = (encodingFormat: string, path: string) => ({
    '@type': 'DataDownload' as const,
    encodingFormat,
    contentUrl: `${site.origin}${path}`,
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: title,
    description,
    url: `${site.origin}${paths.openData}`,
    version,
    dateModified: released,
    license,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: site.name, url: site.origin },
    spatialCoverage: 'United States',
    variableMeasured: ['education', 'exam', 'fees', 'renewal', 'reciprocity', 'broker license'],
    distribution: [download('application/json', openDataFiles.json), download('text/csv', openDataFiles.csv)],
  };
}
