import { Breadcrumbs } from '../../frame/Breadcrumbs.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { PageStyle } from '../../frame/PageStyle.tsx';
import { site } from '../../frame/site.ts';
import { breadcrumbs } from '../../frame/structured-data.ts';
import { paths } from '../../paths.ts';
import { openDataChanges } from '../../frame/update-addresses.ts';
import { openDataFiles, stateDataFile } from './data-files.ts';
import { countJurisdictions } from '../../facts/count-jurisdictions.ts';
import { listJurisdictions } from '../../facts/jurisdictions.server.ts';
import { list, longDate } from '../../wording/wording.ts';
import type { Route } from './+types/OpenDataPage';
import { dataDictionary } from './data-dictionary.server.ts';
import { datasetDescription } from './dataset-description.ts';
import { DataDictionary } from './DataDictionary.tsx';
import css from './open-data.css?inline';
import { readReleases, writeDataset } from './published-state.server.ts';

export function loader() {
  const { title, version, released, license, attribution, documentation } = writeDataset(site).about;
  return {
    about: { title, version, released, license, attribution, documentation },
    changes: readReleases().changes.map(({ version: number, date, text }) => ({ version: number, date, text })),
    dictionary: dataDictionary(),
    counted: countJurisdictions(listJurisdictions()),
  };
}

const description =
  'License requirements of the US states, DC and territories as JSON and CSV, each fact with its confidence and ' +
  'sources, free to use under CC BY 4.0. Fields, schema.';

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const {
    about: { title, version, released, license },
  } = loaderData;
  return pageMeta({
    title: 'Open Data: License Requirements by State',
    description,
    path: paths.openData,
    structuredData: [
      breadcrumbs([{ name: 'Open data', path: paths.openData }]),
      datasetDescription({ title, description, version, released, license }),
    ],
  });
}

export default function OpenDataPage({ loaderData: { about, changes, dictionary, counted } }: Route.ComponentProps) {
  return (
    <div className="page">
      <PageStyle name="open-data" css={css} />
      <Breadcrumbs trail={[]} here="Open data" />
      <header className="mt-8">
        <h1>Open Data</h1>
        <p className="lead mt-4">
          Every fact in the state guides, free to use: {dictionary.length} facts for each of {counted}, each with its
          sources and how sure we are.
        </p>
      </header>
      <p className="mt-4">
        <a className="more py-1" href={paths.charts}>
          See it in charts and maps
        </a>
      </p>
      <Files />
      <section className="section measure" aria-labelledby="terms">
        <h2 id="terms">How you may use it</h2>
        <p className="mt-3">
          Copy it, change it, and build on it, even commercially, under{' '}
          <a href={about.license} rel="noopener license">
            Creative Commons Attribution 4.0
          </a>
          . Credit the source with a link, and say if you made changes:
        </p>
        <pre className="code">{about.attribution}</pre>
        <p className="mt-4">To cite it in a paper:</p>
        <pre className="code">
          {`${site.name}. ${about.title}. Version ${about.version}, ${longDate(about.released)}. ` +
            `${about.documentation}`}
        </pre>
        <p className="mt-4">
          Some figures are uncertain, so keep each fact’s confidence and caveat with it. Before you rely on one, confirm
          it with the regulator. A source’s page may have moved since we linked it.
        </p>
      </section>
      <Versions version={about.version} changes={changes} />
      <DataDictionary dictionary={dictionary} />
      <Examples />
    </div>
  );
}

function Files() {
  const files = [
    { path: openDataFiles.json, text: 'All states as JSON' },
    { path: openDataFiles.csv, text: 'All states as CSV, one row per state' },
    { path: openDataFiles.leanCsv, text: 'The same in 15 columns, without confidence and sources' },
    { path: stateDataFile('ohio'), text: 'One state as JSON: Ohio here, and each state under its name' },
    { path: openDataChanges, text: 'Every change to a fact as JSON, newest first; rewording isn’t listed' },
    { path: '/llms.txt', text: 'Guides, articles, and terms as Markdown' },
    { path: paths.mcp, text: 'How to connect an AI assistant' },
    { path: openDataFiles.schema, text: 'JSON Schema (draft 2020-12) of all three kinds of JSON' },
    { path: openDataFiles.csvMetadata, text: 'The CSV’s columns for programs (CSVW)' },
  ];
  return (
    <section className="section-small" aria-labelledby="files">
      <h2 id="files">Files</h2>
      <ul className="files mt-4">
        {files.map(({ path, text }) => (
          <li key={path}>
            <a href={path}>
              <code>{path}</code>
            </a>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className="small muted mt-3 measure">
        You don’t need a key or an account. Any web page can fetch these files (CORS is open), and an ETag lets you skip
        unchanged ones. To browse the figures instead, use <a href={paths.stateTable}>the table</a> or{' '}
        <a href={paths.compareStates}>the comparison</a>.
      </p>
    </section>
  );
}

/** The newest; the page has no room for what changed in all of them. */
const toldVersions = 1;

type VersionsProps = { version: string; changes: Route.ComponentProps['loaderData']['changes'] };

function Versions({ version, changes }: VersionsProps) {
  return (
    <section className="section measure" aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <p className="mt-3">
        This is version {version}. The third number goes up when facts are corrected (those of one day together), the
        second when fields are added, and the first when a field is renamed, removed, or redefined. File addresses stay
        the same and always have the newest version.
      </p>
      <dl className="figures mt-4">
        {changes.slice(0, toldVersions).map((change) => (
          <div key={change.version}>
            <dt>
              {change.version}, {longDate(change.date)}
            </dt>
            <dd>{change.text}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted mt-3">
        Before that: {list(changes.slice(toldVersions).map((change) => change.version))}. Each JSON file gives its
        version and, in <code>about.sha256</code>, a hash of the facts of all states, so two files with the same hash
        come from the same facts. It’s the SHA-256 of <code>states</code> in <code>{openDataFiles.json}</code>, as
        compact JSON:
      </p>
      <pre className="code">{`curl -s ${site.origin}${openDataFiles.json} | jq -cj .states | sha256sum`}</pre>
    </section>
  );
}

function Examples() {
  const address = (path: string): string => `${site.origin}${path}`;
  const examples = [
    {
      title: 'Command line: states with their hours',
      code:
        `curl -s ${address(openDataFiles.json)} |\n  jq -r '.states[] | [.code, .entry.prelicenseHours.value] | ` +
        `@tsv'`,
    },
    {
      title: 'JavaScript: one state’s exam fee',
      code:
        `const ohio = await fetch('${address(stateDataFile('ohio'))}').then((response) => response.json());\nconst ` +
        `{ value, confidence, sources } = ohio.entry.exam.feeUsd;\nconsole.log(value, confidence, sources.map((id) ` +
        '=> ohio.sources[id].url));',
    },
    { title: 'Google Sheets', code: `=IMPORTDATA("${address(openDataFiles.csv)}")` },
  ];
  return (
    <section className="section" aria-labelledby="examples">
      <h2 id="examples">Examples</h2>
      {examples.map(({ title, code }) => (
        <div key={title} className="mt-5">
          <h3>{title}</h3>
          <pre className="code" tabIndex={0}>
            {code}
          </pre>
        </div>
      ))}
      <p className="small muted mt-5 measure">
        In Excel: Data, From Text/CSV, UTF-8. If a CSV cell could be mistaken for a formula, it starts with an
        apostrophe; none does today. What is unusual about a state (<code>own</code>) is only in the JSON.
      </p>
    </section>
  );
}
