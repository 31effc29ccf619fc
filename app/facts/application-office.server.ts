import { asWritten } from '../content/words-of-content.server.ts';
import { type FeeItem, itemsOfFact } from './road.server.ts';
import type { StateRecord } from './state-record.server.ts';

/** Who takes the application and its fee. `short`: for a label, "DBPR"; `full`: for a sentence, with the short form. */
export type Office = { short: string; full: string };

/**
 * The payee of the application fee, because that is where the application goes: in many states a department, while the
 * regulator decides. A payee that names the regulator is called what the rest of the page calls the regulator.
 */
export function applicationOffice(record: Pick<StateRecord, 'road' | 'words'>): Office {
  const { regulator } = record.words;
  const other = applicationFees(record).find(({ paidTo }) => !namesRegulator(paidTo, regulator))?.paidTo;
  if (!other) return { short: regulator, full: regulator };
  return { short: /\(([A-Z]{3,5})\)/.exec(asWritten(other))?.[1] ?? other, full: other };
}

const namesRegulator = (payee: string, regulator: string): boolean =>
  asWritten(payee).includes(asWritten(regulator).replace(/^the /, ''));

/** Whether a part of the application fee has a lowest and a highest amount, so that the fact holds the least of it. */
export const isLeastFee = (record: Pick<StateRecord, 'road'>): boolean =>
  applicationFees(record).some(({ amountUsd, rangeUsd }) => amountUsd === null && rangeUsd);

const applicationFees = ({ road }: Pick<StateRecord, 'road'>): FeeItem[] =>
  itemsOfFact(road, 'entry.applicationFeeUsd');
