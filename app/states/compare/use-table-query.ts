import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { amount, everything, readQuery, type TableColumn, type TableQuery, writeQuery } from './state-table.ts';

/** Addresses are written at most this often: Safari refuses more than a hundred in half a minute. */
const writeAfter = 400;

type UsedQuery = {
  form: RefObject<HTMLFormElement | null>;
  query: TableQuery;
  /** Whether scripts have taken the page over. */
  isTakenOver: boolean;
  onInput: () => void;
  sortBy: (id: string) => void;
  clear: () => void;
};

/** What the reader asks of the table: in the address first, then in the form. The built page shows everything. */
export function useTableQuery(columns: TableColumn[]): UsedQuery {
  const form = useRef<HTMLFormElement>(null);
  const { search } = useLocation();
  const [query, setQuery] = useState(everything);
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => {
    setTakenOver(true);
    if (!form.current) return;
    // What was typed before the scripts arrived counts, unless the address asks for something.
    if (!search) return setQuery((now) => settle(readForm(form.current!, now)));
    const asked = readQuery(search, columns);
    fillForm(form.current, asked);
    setQuery(settle(asked));
  }, [search, columns]);
  useEffect(() => {
    if (!isTakenOver) return;
    const timer = setTimeout(() => history.replaceState(history.state, '', location.pathname + writeQuery(query) + location.hash), writeAfter);
    return () => clearTimeout(timer);
  }, [query, isTakenOver]);
  return {
    form, query, isTakenOver,
    onInput: useCallback(() => setQuery((now) => settle(readForm(form.current!, now))), []),
    sortBy: useCallback((id: string) => setQuery((now) => settle({ ...now, sort: id, descending: now.sort === id && !now.descending })), []),
    clear: useCallback(() => { form.current?.reset(); setQuery(everything); }, []),
  };
}

/** The whole table is one value, whatever way led back to it. */
const settle = (query: TableQuery): TableQuery => (writeQuery(query) === '' ? everything : query);

function readForm(form: HTMLFormElement, now: TableQuery): TableQuery {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '');
  return {
    ...now,
    set: text('columns') as TableQuery['set'],
    name: text('name'),
    mostHours: amount(text('hours')),
    mostFees: amount(text('fees').replace(/[$,]/g, '')),
    noInsurance: data.has('insurance'),
    noFingerprints: data.has('fingerprints'),
    anyLicense: data.has('licenses'),
  };
}

function fillForm(form: HTMLFormElement, query: TableQuery): void {
  const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement & HTMLSelectElement;
  input('columns').value = query.set;
  input('name').value = query.name;
  input('hours').value = query.mostHours === null ? '' : `${query.mostHours}`;
  input('fees').value = query.mostFees === null ? '' : `${query.mostFees}`;
  input('insurance').checked = query.noInsurance;
  input('fingerprints').checked = query.noFingerprints;
  input('licenses').checked = query.anyLicense;
  const isFiltered = query.mostHours !== null || query.mostFees !== null || query.noInsurance || query.noFingerprints || query.anyLicense;
  // Conditions that hold should be seen.
  if (isFiltered) form.querySelector('details')?.setAttribute('open', '');
}
