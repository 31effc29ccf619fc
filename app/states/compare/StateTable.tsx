import { memo, type RefObject } from 'react';
import { notFound } from '../../wording/wording.ts';
import { stateGuide } from '../../paths.ts';
import type { TableCell, TableColumn, TableQuery, TableRow } from './state-table.ts';

/** What a browser takes them for by itself only as long as they are displayed as a table's. */
const asRow = { role: 'row' };
const asCell = { role: 'cell' };

type StateTableProps = {
  columns: TableColumn[];
  rows: TableRow[];
  query: TableQuery;
  sortBy: (id: string) => void;
  table: RefObject<HTMLTableElement | null>;
};

/**
 * Every figure links to its place in the guide, where its sources are; with scripts the link opens them here. The roles
 * say what the elements are: on a screen their rows are flex boxes (state-table.css), which some browsers no longer
 * take for a table's.
 */
export function StateTable({ columns, rows, query, sortBy, table }: StateTableProps) {
  const head = { query, sortBy };
  return (
    <div className="table-window" tabIndex={0} role="group" aria-label="Table of states, scrolls both ways">
      <table role="table" className="state-table" ref={table}>
        <caption className="visually-hidden">License requirements by state</caption>
        <thead role="rowgroup">
          <tr {...asRow}>
            <ColumnHead id="state" text="State" {...head} />
            {columns.map(({ id, head: text }) => (
              <ColumnHead key={id} id={id} text={text} {...head} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Row key={row.slug} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="note">No state meets all of this. Take one condition away.</p>}
    </div>
  );
}

/** Sorting moves rows and changes none: a thousand cells need not be looked through again. */
const Row = memo(function Row({ row: { name, slug, cells }, columns }: { row: TableRow; columns: TableColumn[] }) {
  return (
    <tr {...asRow}>
      <th scope="row" role="rowheader">
        <a href={stateGuide(slug)}>{name}</a>
      </th>
      {cells.map((cell, place) => (
        <Cell key={columns[place]!.id} cell={cell} slug={slug} section={columns[place]!.section} />
      ))}
    </tr>
  );
});

function Cell({ cell: [text, , doubt], slug, section }: { cell: TableCell; slug: string; section: string }) {
  const place = text === notFound ? 'regulator' : section;
  return (
    <td {...asCell}>
      <a href={`${stateGuide(slug)}#${place}`}>{text}</a>
      {doubt && <i>{doubt}</i>}
    </td>
  );
}

function ColumnHead({
  id,
  text,
  query,
  sortBy,
}: Pick<StateTableProps, 'query' | 'sortBy'> & { id: string; text: string }) {
  const isSorted = query.sort === id;
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={isSorted ? (query.descending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" onClick={() => sortBy(id)}>
        {text}
        {isSorted && <span aria-hidden="true">{query.descending ? ' ↓' : ' ↑'}</span>}
      </button>
    </th>
  );
}
