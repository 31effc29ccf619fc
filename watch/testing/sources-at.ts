import { facts } from '../../app/facts/registry.server.ts';
import { soughtOf } from '../sought.ts';
import type { WatchedSource } from '../sources-to-watch.ts';

/** A made-up source of an exam fee, one of 200 hosts of this machine. */
export function sourceAt(port: number, index: number): WatchedSource {
  const entry = facts['entry.exam.feeUsd'];
  const sought = soughtOf(entry, 63)!;
  return {
    state: 'ohio',
    id: `s${index}`,
    url: `http://127.0.0.${1 + (index % 200)}:${port}/page/${index}`,
    dated: null,
    validators: {},
    facts: [{ path: 'entry.exam.feeUsd', called: entry.called, sought, seen: null }],
  };
}
