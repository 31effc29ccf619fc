import { randomUUIDv7 } from 'node:crypto';

/** A new row's id: a UUIDv7, which sorts by time of making and so keeps an index in order. */
export function newId(): string {
  return randomUUIDv7();
}
