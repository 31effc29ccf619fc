import { Breadcrumbs } from '../../frame/Breadcrumbs.tsx';
import { DownloadLink } from '../../frame/DownloadLink.tsx';
import { downloadNamed } from '../../frame/downloads.server.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { breadcrumbs } from '../../frame/structured-data.ts';
import { useAllStyles } from '../../frame/use-all-styles.ts';
import { article, paths } from '../../paths.ts';
import { openDataFiles } from '../open-data/data-files.ts';
import { countJurisdictions } from '../../facts/count-jurisdictions.ts';
import { listJurisdictions } from '../../facts/jurisdictions.server.ts';
import { tellLost } from '../../ui/tell-lost.ts';
import type { Route } from './+types/StateTablePage';
import { FigureNote } from './FigureNote.tsx';
import { StateTable } from './StateTable.tsx';
import { TableStyle } from './TableStyle.tsx';
import { everything, findStates, orderInWords } from './state-table.ts';
import { TableControls } from './TableControls.tsx';
import { tableColumns, tableRow } from './table-columns.server.ts';
import { useFigureNote } from './use-figure-note.ts';
import { useTableQuery } from './use-table-query.ts';

export const loader = () => ({
  columns: tableColumns(),
  rows: listJurisdictions().map((record) => tableRow(record)),
  counted: countJurisdictions(listJurisdictions()),
  pdf: downloadNamed('state-licensing-requirements-comparison'),
  // In the data, not imported: a script that two pages share is a request of its own.
  files: { csv: openDataFiles.csv, json: openDataFiles.json },
});

/** What is asked of the table stands in the address; the page's data stays the same. */
export const shouldRevalidate = () => false;

export const meta = () =>
  pageMeta({
    title: 'All States and DC in One Table',
    description:
      'Real estate license requirements of the 50 states, DC and territories: hours, exam, fees, renewal, ' +
      'reciprocity and broker rules. Sort it, filter it, check sources.',
    path: paths.stateTable,
    structuredData: [
      breadcrumbs([
        { name: 'State guides', path: paths.stateGuides },
        { name: 'Table of all states', path: paths.stateTable },
      ]),
    ],
  });

export default function StateTablePage({ loaderData }: Route.ComponentProps) {
  const { columns, rows, counted, pdf, files } = loaderData;
  const { form, query, onInput, sortBy, clear } = useTableQuery(columns);
  const found = findStates(rows, columns, query);
  const download = (): void =>
    void Promise.all([import('../../study/offer-file.ts'), import('./table-csv.ts')]).then(
      ([{ offerFile }, { tableCsv }]) =>
        offerFile(tableCsv(columns, found.rows, query.set), 'states.csv', 'text/csv;charset=utf-8'),
      tellLost,
    );
  const { note, noteElement, table } = useFigureNote(columns);
  useAllStyles();
  return (
    <div className="page state-table-page" data-hydrate="address" id="soon">
      <TableStyle />
      <Breadcrumbs trail={[{ name: 'State guides', path: paths.stateGuides }]} here="Table" />
      <header className="mt-8">
        <h1>All States and DC in One Table</h1>
        <p className="lead mt-4">
          The figures people choose by. Each one is a link to its sources.{' '}
          <a href={article('how-to-read-a-state-guide')}>How to read the figures</a>
        </p>
      </header>
      <TableControls
        form={form}
        onInput={onInput}
        clear={clear}
        download={download}
        found={found}
        total={rows.length}
        counted={counted}
        isWhole={query === everything}
        order={orderInWords(columns, query)}
      />
      <div className="relative">
        <a className="skip" href="#after-table">
          Skip the table
        </a>
      </div>
      <StateTable columns={columns} rows={found.rows} query={query} sortBy={sortBy} table={table} />
      <section id="after-table" className="section-small measure" aria-labelledby="reading">
        <h2 id="reading">Reading it</h2>
        <ul className="prose list mt-4">
          <li>“Not found”: the link shows whom to ask. Those states come last, however you sort.</li>
          <li>
            “Known fees in all” adds the exam, the application, and the background check. “From” means one of them is
            missing. Tuition isn’t included: each school sets its price.
          </li>
          <li>
            CE is continuing education; E&amp;O is errors and omissions insurance. “None” means it isn’t required.
          </li>
        </ul>
      </section>
      <section className="section-small" aria-labelledby="downloads">
        <h2 id="downloads">Take it with you</h2>
        <ul className="rows mt-3">
          <li>
            <DownloadLink file={pdf}>All of them compared, as a PDF</DownloadLink>
          </li>
          <li>
            <a href={files.csv}>All facts as CSV</a>, <a href={files.json}>as JSON</a>
          </li>
          <li>
            <a href={paths.openData}>What each field means, and how to cite the data</a>
          </li>
        </ul>
      </section>
      <FigureNote element={noteElement} note={note} />
    </div>
  );
}
