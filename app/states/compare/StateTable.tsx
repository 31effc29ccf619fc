import { memo, type RefObject } from 'react';
import { notFound } from '../../wording/wording.ts';
import { stateGuide } from '../../paths.ts';
import type { TableCell, TableColumn, TableQuery, TableRow } from './state-table.ts';

type StateTableProps = {
  columns: TableColumn[];
  rows: TableRow[];
  query: TableQuery;
  sortBy: (id: string) => void;
  table: RefObject<HTMLTableElement | null>;
};

/** Every figure links to its place in the guide, where its sources are; with scripts the link opens them here. */
export function StateTable({ columns, rows, query, sortBy, table }: StateTableProps) {
  const head = { query, sortBy };
  return (
    <div className="table-window" tabIndex={0} role="group" aria-label="Table of states, scrolls both ways">
      <table className="state-table" ref={table}>
        <caption className="visually-hidden">License requirements by state</caption>
        <thead>
          <tr>
            <ColumnHead id="state" text="State" {...head} />
            {columns.map(({ id, head: text }) => (
              <ColumnHead key={id} id={id} text={text} {...head} />
            ))}
          </tr>
        </thead>
        <tbody>
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
    <tr>
      <th scope="row">
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
    <td>
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
    <th scope="col" aria-sort={isSorted ? (query.descending ? 'descending' : 'ascending') : undefined}>
      <button type="button" onClick={() => sortBy(id)}>
        {text}
        <span aria-hidden="true">{isSorted ? (query.descending ? ' ↓' : ' ↑') : ''}</span>
      </button>
    </th>
  );
}
