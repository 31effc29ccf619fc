import { z } from 'zod';
import { readContent } from '../content/read-content.server.ts';
import type { StateRecord } from './state-record.server.ts';

const amount = z.number().nonnegative();
const portionFee = z.union([amount, z.tuple([amount, amount]), z.literal('same')]);

let loaded: Record<string, z.infer<typeof portionFee>> | undefined;

/** What content/portion-fees.yaml says, by postal code. Read once a build. */
export const readPortionFees = (): Record<string, z.infer<typeof portionFee>> =>
  (loaded ??= readContent('portion-fees.yaml', z.record(z.string().regex(/^[A-Z]{2}$/), portionFee)));

/** The lowest and highest price of the state portion alone, in US dollars; null where nobody says. */
export function portionFeeOf({ code, entry }: StateRecord): [low: number, high: number] | null {
  const said = readPortionFees()[code];
  const fee = said === 'same' ? entry.exam.feeUsd.value : said;
  if (fee === undefined || fee === null) return null;
  return typeof fee === 'number' ? [fee, fee] : fee;
}
