import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableCsv } from './table-csv.ts';
import { feesToPay } from '../../facts/fee-items.server.ts';
import { listJurisdictions } from '../../facts/jurisdictions.server.ts';
import {
  columnSets,
  everything,
  findStates,
  readQuery,
  type TableQuery,
  type TableRow,
  writeQuery,
} from './state-table.ts';
import { tableColumns, tableRow } from './table-columns.server.ts';

const columns = tableColumns();
const rows = listJurisdictions().map((record) => tableRow(record));
const column = (id: string): number => columns.findIndex((one) => one.id === id);
const found = (query: Partial<TableQuery>) => findStates(rows, columns, { ...everything, ...query });
const names = (shown: TableRow[]): string[] => shown.map(({ name }) => name);

test('the whole table is alphabetical and names nobody as unknown', () => {
  expect(names(found({}).rows)).toEqual(listJurisdictions().map(({ name }) => name));
  expect(found({}).unknown).toEqual([]);
});

test.each(['hours', 'minutes', 'application-fee', 'total'])('%s sorts as numbers both ways, unknown last', (id) => {
  for (const descending of [false, true]) {
    const values = found({ sort: id, descending }).rows.map(({ cells }) => cells[column(id)]![1]);
    const known = values.filter((value) => value !== null);
    expect(known).toEqual(known.toSorted((a, b) => (descending ? b - a : a - b)));
    expect(values.slice(known.length).every((value) => value === null)).toBe(true);
    expect(values).toHaveLength(rows.length);
  }
});

test('a condition keeps exactly the states whose record meets it, and names those nobody can tell of', () => {
  const records = listJurisdictions();
  const { rows: shown, unknown } = found({ mostHours: 60, noInsurance: true });
  expect(names(shown)).toEqual(
    records
      .filter(
        ({ entry }) =>
          entry.prelicenseHours.value !== null &&
          entry.prelicenseHours.value <= 60 &&
          entry.errorsAndOmissionsInsurance.value === false,
      )
      .map(({ name }) => name),
  );
  expect(unknown).toEqual(
    records
      .filter(
        ({ entry: { prelicenseHours: hours, errorsAndOmissionsInsurance: insurance } }) =>
          (hours.value === null || hours.value <= 60) &&
          !insurance.value &&
          (hours.value === null || insurance.value === null),
      )
      .map(({ name }) => name),
  );
  const cheap = found({ mostFees: 150 });
  const lacking = records.filter((record) =>
    feesToPay(record).some(({ amount, range }) => 'fact' in amount && amount.fact.value === null && !range),
  );
  expect(cheap.unknown).toEqual(lacking.map(({ name }) => name));
  expect(names(cheap.rows).filter((name) => cheap.unknown.includes(name))).toEqual([]);
});

test('a name is found by any part of it', () => {
  expect(names(found({ name: ' dakota ' }).rows)).toEqual(['North Dakota', 'South Dakota']);
  expect(found({ name: 'xyz' }).rows).toEqual([]);
});

test('an address says the same as the query it was written from', () => {
  const query: TableQuery = {
    sort: 'hours',
    descending: true,
    set: 'cost',
    name: 'new',
    mostHours: 90,
    mostFees: 300,
    noInsurance: true,
    noFingerprints: true,
    anyLicense: true,
  };
  expect(readQuery(writeQuery(query), columns)).toEqual(query);
  expect(writeQuery(everything)).toBe('');
});

test('what an address says wrongly counts as not said', () => {
  expect(readQuery('?sort=nothing&columns=toString&hours=many&fees=-1&order=up', columns)).toEqual(everything);
});

test('each set’s columns stand together, where state-table.css hides them', () => {
  const css = readFileSync(new URL('./state-table.css', import.meta.url), 'utf8');
  for (const set of Object.keys(columnSets)) {
    const places = columns.flatMap((one, place) => (one.set === set ? [place + 2] : []));
    expect(places).toEqual(places.map((_, index) => places[0]! + index));
    const rule = css.slice(css.indexOf(`[value='${set}']:checked`)).split(/,\n|\{/)[0]!;
    const [before, after] = [
      /nth-child\(-n \+ (\d+)\)/.exec(rule)?.[1] ?? '1',
      /:nth-child\(n \+ (\d+)\)(?!:nth-child)/.exec(rule)?.[1] ?? `${columns.length + 2}`,
    ];
    expect([Number(before) + 1, Number(after) - 1], set).toEqual([places[0], places.at(-1)]);
  }
});

test('the file has the rows found and the columns shown, as they stand, and says what is in doubt', () => {
  const heads = [
    { id: 'hours', set: 'education', head: 'Course\u00adhours', section: 'steps' },
    { id: 'total', set: 'cost', head: 'Fees', section: 'costs' },
  ] as const;
  const listed: TableRow[] = [
    {
      name: 'Ohio',
      slug: 'ohio',
      cells: [
        ['100', 100, 'unconfirmed'],
        ['$209', 209],
      ],
    },
  ];
  expect(tableCsv([...heads], listed, 'all')).toBe(
    '"State","Coursehours","Fees"\r\n"Ohio","100 (unconfirmed)","$209"\r\n',
  );
  expect(tableCsv([...heads], listed, 'cost')).toBe('"State","Fees"\r\n"Ohio","$209"\r\n');
});

test('a fee without a single amount is the range that its guide gives, sorted by the higher end like the total', () => {
  const place = tableColumns().findIndex(({ id }) => id === 'check-fee');
  const cellOf = (name: string) => rows.find((row) => row.name === name)!.cells[place]!.slice(0, 2);
  expect(cellOf('Florida')).toEqual(['$50 to $80', 80]);
  expect(cellOf('Georgia')).toEqual(['up to $25', 25]);
  expect(cellOf('Arizona')).toEqual(['about $67', 67]);
  expect(cellOf('Virginia')).toEqual(['Not found', null]);
});
