import type { FigureWriter } from '../facts/figures.server.ts';
import type { StateRecord } from '../facts/state-record.server.ts';
import type { Regulator } from './WhoDecides.tsx';

/** Whom to ask about what nobody published. */
export function regulatorToAsk({ regulator: { name, url, phone } }: StateRecord, writer: FigureWriter): Regulator {
  return {
    name: writer.inline(name, String),
    url: url.value,
    phone: phone.value === null ? null : writer.inline(phone, String),
  };
}
