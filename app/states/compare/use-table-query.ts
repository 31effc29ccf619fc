import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { amount, everything, readQuery, type TableColumn, type TableQuery, writeQuery } from './state-table.ts';

/** Addresses are written at most this often: Safari refuses more than a hundred in half a minute. */
const writeAfter = 400;

type UsedQuery = {
  form: RefObject<HTMLElement | null>;
  query: TableQuery;
  onInput: () => void;
  sortBy: (id: string) => void;
  clear: () => void;
};

/** What the reader asks of the table: in the address first, then in the form. The built page shows everything. */
export function useTableQuery(columns: TableColumn[]): UsedQuery {
  const form = useRef<HTMLElement>(null);
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
    const timer = setTimeout(
      () => history.replaceState(history.state, '', location.pathname + writeQuery(query) + location.hash),
      writeAfter,
    );
    return () => clearTimeout(timer);
  }, [query, isTakenOver]);
  return {
    form,
    query,
    onInput: useCallback(() => setQuery((now) => settle(readForm(form.current!, now))), []),
    sortBy: useCallback(
      (id: string) => setQuery((now) => settle({ ...now, sort: id, descending: now.sort === id && !now.descending })),
      [],
    ),
    clear: useCallback(() => {
      if (form.current) fillForm(form.current, everything);
      setQuery(everything);
    }, []),
  };
}

/** The whole table is one value, whatever way led back to it. */
const settle = (query: TableQuery): TableQuery => (writeQuery(query) === '' ? everything : query);

function readForm(form: HTMLElement, now: TableQuery): TableQuery {
  const { value: set } = control(form, 'columns');
  return {
    ...now,
    set: set as TableQuery['set'],
    name: control(form, 'name').value,
    mostHours: amount(control(form, 'hours').value),
    mostFees: amount(control(form, 'fees').value.replace(/[$,]/g, '')),
    noInsurance: control(form, 'insurance').checked,
    noFingerprints: control(form, 'fingerprints').checked,
    anyLicense: control(form, 'licenses').checked,
  };
}

function fillForm(form: HTMLElement, query: TableQuery): void {
  control(form, 'columns').value = query.set;
  control(form, 'name').value = query.name;
  control(form, 'hours').value = query.mostHours === null ? '' : `${query.mostHours}`;
  control(form, 'fees').value = query.mostFees === null ? '' : `${query.mostFees}`;
  control(form, 'insurance').checked = query.noInsurance;
  control(form, 'fingerprints').checked = query.noFingerprints;
  control(form, 'licenses').checked = query.anyLicense;
  const isFiltered =
    query.mostHours !== null ||
    query.mostFees !== null ||
    query.noInsurance ||
    query.noFingerprints ||
    query.anyLicense;
  // Conditions that hold should be seen.
  if (isFiltered) form.querySelector('details')!.open = true;
}

/** An input or select by its name. Nothing is ever sent, so these stand in no <form>. */
const control = (form: HTMLElement, name: string) => form.querySelector<HTMLInputElement>(`[name='${name}']`)!;
