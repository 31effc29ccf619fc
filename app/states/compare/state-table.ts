/** The table of all states: which rows a reader asks for, and in which order. Pure. */

export type TableColumn = {
  /** Also the fact's id in a comparison file. */
  id: string;
  set: SetId;
  head: string;
  /** Where in a guide the figure stands with its sources: a fragment. */
  section: string;
};

/** Text, what to sort by (null: nothing published), and a doubt in words. */
export type TableCell = [text: string, sort: number | null, doubt?: string];
export type TableRow = { name: string; slug: string; cells: TableCell[] };

export const columnSets = {
  education: 'Education and exam',
  cost: 'Applying and fees',
  keeping: 'Renewing and moving',
  broker: 'Broker license',
} as const;
export type SetId = keyof typeof columnSets;

/** What is asked of the table. All of it fits the address. */
export type TableQuery = {
  /** A column's id, or 'state'. */
  sort: string;
  descending: boolean;
  set: SetId | 'all';
  name: string;
  mostHours: number | null;
  mostFees: number | null;
  noInsurance: boolean;
  noFingerprints: boolean;
  anyLicense: boolean;
};

export const everything: TableQuery = {
  sort: 'state',
  descending: false,
  set: 'all',
  name: '',
  mostHours: null,
  mostFees: null,
  noInsurance: false,
  noFingerprints: false,
  anyLicense: false,
};

type Found = {
  rows: TableRow[];
  /** Names of states left out only because a figure that was asked about is not published. */
  unknown: string[];
};

type Condition = { column: string; holds: (value: number) => boolean };

/** The states that meet every condition, sorted; those nobody can tell of are named, not shown. */
export function findStates(rows: TableRow[], columns: TableColumn[], query: TableQuery): Found {
  const place = (id: string): number => columns.findIndex((column) => column.id === id);
  const valueOf = (row: TableRow, id: string): number | null => row.cells[place(id)]?.[1] ?? null;
  const conditions = conditionsOf(query);
  const named = rows.filter(({ name }) => name.toLowerCase().includes(query.name.trim().toLowerCase()));
  const notRefused = named.filter((row) =>
    conditions.every(({ column, holds }) => valueOf(row, column) === null || holds(valueOf(row, column)!)),
  );
  const isKnown = (row: TableRow): boolean => conditions.every(({ column }) => valueOf(row, column) !== null);
  return {
    rows: sortRows(notRefused.filter(isKnown), place(query.sort), query.descending),
    unknown: notRefused.filter((row) => !isKnown(row)).map(({ name }) => name),
  };
}

function conditionsOf({ mostHours, mostFees, noInsurance, noFingerprints, anyLicense }: TableQuery): Condition[] {
  const isNo = (value: number): boolean => value === 0;
  return [
    ...(mostHours === null ? [] : [{ column: 'hours', holds: (hours: number) => hours <= mostHours }]),
    ...(mostFees === null ? [] : [{ column: 'total', holds: (fees: number) => fees <= mostFees }]),
    ...(noInsurance ? [{ column: 'insurance', holds: isNo }] : []),
    ...(noFingerprints ? [{ column: 'check', holds: isNo }] : []),
    ...(anyLicense ? [{ column: 'reciprocity', holds: (openness: number) => openness === 1 }] : []),
  ];
}

/** By a column's numbers, by name where they are equal; unknown ones last in both directions. */
function sortRows(rows: TableRow[], column: number, descending: boolean): TableRow[] {
  const direction = descending ? -1 : 1;
  const byName = (a: TableRow, b: TableRow): number => a.name.localeCompare(b.name);
  if (column < 0) return rows.toSorted((a, b) => direction * byName(a, b));
  return rows.toSorted((a, b) => {
    const [left, right] = [a.cells[column]![1], b.cells[column]![1]];
    if (left === right) return byName(a, b);
    if (left === null || right === null) return left === null ? 1 : -1;
    return direction * (left - right);
  });
}

/** "Sorted by course hours, lowest first." The column may be one that is not shown. */
export function orderInWords(columns: TableColumn[], { sort, descending }: TableQuery): string {
  const column = columns.find(({ id }) => id === sort);
  if (!column) return descending ? 'Sorted by name, from Z to A.' : 'Sorted by name.';
  return `Sorted by “${column.head.replaceAll('\u00ad', '')}”, ${descending ? 'highest' : 'lowest'} first.`;
}

/** `?sort=hours&order=desc&…`: only what differs from the whole table. */
export function writeQuery(query: TableQuery): string {
  const entries = [
    query.sort !== 'state' && ['sort', query.sort],
    query.descending && ['order', 'desc'],
    query.set !== 'all' && ['columns', query.set],
    query.name.trim() && ['name', query.name.trim()],
    query.mostHours !== null && ['hours', `${query.mostHours}`],
    query.mostFees !== null && ['fees', `${query.mostFees}`],
    query.noInsurance && ['insurance', 'no'],
    query.noFingerprints && ['fingerprints', 'no'],
    query.anyLicense && ['licenses', 'any'],
  ].filter((entry): entry is [string, string] => Array.isArray(entry));
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
}

/** Whatever an address says that the table does not know counts as not said. */
export function readQuery(search: string, columns: TableColumn[]): TableQuery {
  const asked = new URLSearchParams(search);
  const [sort, set] = [asked.get('sort') ?? '', asked.get('columns') ?? ''];
  return {
    sort: columns.some(({ id }) => id === sort) ? sort : 'state',
    descending: asked.get('order') === 'desc',
    set: Object.hasOwn(columnSets, set) ? (set as SetId) : 'all',
    name: (asked.get('name') ?? '').slice(0, 40),
    mostHours: amount(asked.get('hours')),
    mostFees: amount(asked.get('fees')),
    noInsurance: asked.get('insurance') === 'no',
    noFingerprints: asked.get('fingerprints') === 'no',
    anyLicense: asked.get('licenses') === 'any',
  };
}

/** A whole number or null: '90' is 90, '' and 'many' are null. */
export function amount(text: string | null): number | null {
  return text && /^\d{1,5}$/.test(text.trim()) ? Number(text) : null;
}
