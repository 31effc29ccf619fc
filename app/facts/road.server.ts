import { z } from 'zod';
import { confidence, sourceId, text } from './fact.server.ts';

/** The steps on the way to a first license. Which of them a state has, and in which order, its record says. */
export const roadSteps = [
  'course',
  'course-exam',
  'sponsor',
  'apply-to-state',
  'fingerprints',
  'book-exam',
  'exam',
  'license',
] as const;

const step = z.enum(roadSteps);
const amount = z.number().nonnegative();

/** One thing to pay for. Where it names no confidence or sources of its own, those of the whole road hold. */
const feeItem = z.strictObject({
  what: text,
  step,
  /** In US dollars, or null where no single amount was found. */
  amountUsd: amount.nullable(),
  /** The lowest and highest amount, where it differs from place to place or by date. */
  rangeUsd: z.tuple([amount, amount]).optional(),
  paidTo: text,
  /** The day since which this amount holds, where the source says it. */
  effectiveFrom: z.iso.date().optional(),
  confidence: confidence.optional(),
  sources: z.array(sourceId).optional(),
  note: text.optional(),
});

/** The state's own order of steps, with the fee that belongs to each. */
export const road = z
  .strictObject({
    order: z.array(step).min(1),
    /** What the exam company or the state has to have before it books you; null where no page says. */
    bookingNeeds: z.enum(['state approval', 'school certificate']).nullable(),
    /** The step at which a sponsoring broker has to be named; null where a license is issued without one. */
    sponsorNeededAt: step.nullable(),
    fees: z.array(feeItem),
    deadlines: z.array(text),
    confidence,
    sources: z.array(sourceId).min(1),
    note: text.optional(),
  })
  .superRefine(({ order, fees, sponsorNeededAt }, problems) => {
    const add = (path: (string | number)[], message: string): void =>
      problems.addIssue({ code: 'custom', path, message });
    if (new Set(order).size < order.length) add(['order'], 'names a step twice');
    fees.forEach(({ step: at, rangeUsd }, index) => {
      if (!order.includes(at)) add(['fees', index, 'step'], `${at} is not in the order of steps`);
      if (rangeUsd && rangeUsd[0] > rangeUsd[1]) add(['fees', index, 'rangeUsd'], 'the lower amount comes first');
    });
    if (sponsorNeededAt && !order.includes(sponsorNeededAt))
      add(['sponsorNeededAt'], `${sponsorNeededAt} is not in the order of steps`);
  });

export type Road = z.infer<typeof road>;
export type FeeItem = z.infer<typeof feeItem>;
