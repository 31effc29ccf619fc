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

/** What a school gives that has to be at hand to book; the second where each of several courses gives its own. */
const schoolPapers = ['school certificate', 'school certificates', 'school transcript'] as const;

const step = z.enum(roadSteps);
const amount = z.number().nonnegative();

/** The facts that are fees. Table, comparison and open data show them; an item of a road names the one it is. */
export const feeFacts = ['entry.exam.feeUsd', 'entry.backgroundCheck', 'entry.applicationFeeUsd'] as const;
const feeFact = z.enum(feeFacts);

/**
 * One thing to pay for. An item that is a fact takes its amount, sources, doubt and note from there; one of several
 * that together are a fact (an application and a license fee) has an amount of its own, and the amounts add up to the
 * fact (checks/content/fees-agree-with-facts.ts). Where it names no confidence or sources, those of the road hold.
 */
const feeItem = z.strictObject({
  what: text,
  step,
  /** The fact that this fee is. */
  fact: feeFact.optional(),
  /** The fact that this fee is a part of. */
  partOf: feeFact.optional(),
  /** In US dollars, or null where no single amount was found. Absent where the item is a fact. */
  amountUsd: amount.nullable().optional(),
  /** The lowest and highest amount, where it differs from place to place or by date. */
  rangeUsd: z.tuple([amount, amount]).optional(),
  paidTo: text,
  /** The day since which this amount holds, where the source says it. */
  effectiveFrom: z.iso.date().optional(),
  confidence: confidence.optional(),
  sources: z.array(sourceId).optional(),
  note: text.optional(),
  /** Whom to ask for an amount that is not known, where that is not the regulator. */
  ask: text.optional(),
});

/** By when something has to be done, said at the step that it belongs to. */
const deadline = z.strictObject({ step, text });

/** The state's own order of steps, with the fee that belongs to each. */
export const road = z
  .strictObject({
    order: z.array(step).min(1),
    /** What the exam company or the state has to have before it books you; null where no page says. */
    bookingNeeds: z.enum(['state approval', ...schoolPapers]).nullable(),
    /** The step at which a sponsoring broker has to be named; null where a license is issued without one. */
    sponsorNeededAt: step.nullable(),
    /** Who sends the last application, where that is not the applicant. */
    filedBy: z.literal('broker').optional(),
    /** Where the application before the exam is the license's, too: after the exam, only fees are left. */
    appliesOnce: z.literal(true).optional(),
    /** Where the exam is given on a few days a year alone: how many. Absent where you book a day of your own. */
    examsPerYear: z.int().min(1).max(6).optional(),
    fees: z.array(feeItem),
    deadlines: z.array(deadline),
    confidence,
    sources: z.array(sourceId).min(1),
    note: text.optional(),
  })
  .superRefine(({ order, fees, deadlines, sponsorNeededAt }, problems) => {
    const add = (path: (string | number)[], message: string): void =>
      problems.addIssue({ code: 'custom', path, message });
    if (new Set(order).size < order.length) add(['order'], 'names a step twice');
    deadlines.forEach(({ step: at }, index) => {
      if (!order.includes(at)) add(['deadlines', index, 'step'], `${at} is not in the order of steps`);
    });
    fees.forEach((fee, index) => {
      const { step: at, rangeUsd } = fee;
      if (!order.includes(at)) add(['fees', index, 'step'], `${at} is not in the order of steps`);
      if (fee.fact && (fee.amountUsd !== undefined || fee.confidence || fee.sources))
        add(['fees', index, 'fact'], `${fee.fact} has the amount and its sources: write them there, not here`);
      if (!fee.fact && fee.amountUsd === undefined)
        add(['fees', index, 'amountUsd'], 'an item that is no fact needs an amount, or null');
      if (rangeUsd && rangeUsd[0] > rangeUsd[1]) add(['fees', index, 'rangeUsd'], 'the lower amount comes first');
    });
    if (sponsorNeededAt && !order.includes(sponsorNeededAt))
      add(['sponsorNeededAt'], `${sponsorNeededAt} is not in the order of steps`);
  });

export type Road = z.infer<typeof road>;
export type FeeItem = z.infer<typeof feeItem>;

/** What to have at hand when you book, as one more sentence with the space before it; '' where nothing is asked. */
export function paperToBook(of: Road | undefined): string {
  switch (of?.bookingNeeds) {
    case 'school certificate':
      return ' Have your course certificate ready.';
    case 'school certificates':
      return ' Have the certificates of all your courses ready.';
    case 'school transcript':
      return ' Have your course transcript ready.';
    default:
      return '';
  }
}

/** What to keep of a finished course, by what booking asks for. */
export function paperToSave(of: Road | undefined): string {
  if (of?.bookingNeeds === 'school certificates')
    return 'Save the certificate of each course and note its expiration date.';
  if (of?.bookingNeeds === 'school transcript') return 'Save the transcript that shows your grade.';
  return 'Save your school’s certificate and note its expiration date.';
}

/** Where the exam is given on a few days a year alone: that the wait can be long, in two sentences; else ''. */
export function examWait({ road: of, words }: { road?: Road; words: { regulator: string } }): string {
  if (!of?.examsPerYear) return '';
  const often = of.examsPerYear === 2 ? 'twice a year' : `${of.examsPerYear} times a year`;
  return `The exam is given only ${often}, so your wait can be months. Ask ${words.regulator} for the next exam dates.`;
}

/** The items that are a fact or parts of it; none where a state's own order of steps is not known. */
export const itemsOfFact = (of: Road | undefined, path: (typeof feeFacts)[number]): FeeItem[] =>
  of?.fees.filter(({ fact, partOf }) => (fact ?? partOf) === path) ?? [];
