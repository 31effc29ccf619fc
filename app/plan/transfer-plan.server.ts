import type { FigureWriter } from '../facts/figures.server.ts';
import type { StateRecord } from '../facts/state-record.server.ts';
import { orderedSteps, transferOrder, type TransferStep } from '../facts/ordered-steps.server.ts';
import type { TransferRule } from '../facts/transfer-rules.server.ts';
import {
  checkPrice,
  conditionOf,
  examPrice,
  readRule,
  rulesWithOrigins,
} from '../resources/reciprocity/state-transfer.server.ts';
import { stepTitle } from '../states/guide/steps.server.ts';
import { dollars, sentence } from '../wording/wording.ts';
import { type Part, plainText, say } from '../wording/rich-text.ts';
import { shownItem } from './shown-item.server.ts';
import type { ShownItem, ShownStep } from './shown-item.server.ts';

/** The plan of somebody who is licensed in one of these states. */
export type TransferPlan = {
  /** Slugs. */
  from: string[];
  /** Whom it is for, and what else the rule says. */
  said: string[];
  skipped: string[];
  /** What is skipped only on request. */
  requested: string[];
  steps: ShownStep[];
};

/** A plan for each rule of the place; none where no rule is known, as in a territory. */
export const transferPlans = (record: StateRecord, writer: FigureWriter): TransferPlan[] =>
  rulesWithOrigins(record).map(({ rule, origins }) => {
    const read = readRule(rule, record, writer);
    return {
      from: origins.map(({ slug }) => slug),
      said: [conditionOf(rule, record), rule.note ? sentence(rule.note) : ''].filter(Boolean),
      skipped: [...(read.course.skipped ?? []), ...(read.exam.skipped ?? [])].map(inWords),
      requested: [...(read.course.requested ?? []), ...(read.exam.requested ?? [])].map(inWords),
      steps: stepsOf(rule, read, record, writer).filter(({ items }) => items.length > 0),
    };
  });

/**
 * In the state's own order: in many you apply before the exam. The ids of steps and items stand in saved plans: never
 * changed while they mean the same.
 */
function stepsOf(rule: TransferRule, read: ReturnType<typeof readRule>, record: StateRecord, writer: FigureWriter) {
  const { regulator } = record.words;
  const { course, exam, papers, application, broker, questions, check } = read;
  const open = [...(course.asked ?? []), ...(exam.asked ?? []), ...questions];
  const own: Record<TransferStep, ShownStep> = {
    course: step(
      'move-course',
      'Take the course you still need',
      items('move-course', course.remaining ?? [], 'Take '),
    ),
    check: {
      ...step('move-check', 'Ask about a background check', [
        ...items('move-check', check, `Ask ${regulator} `),
        ...(check.length > 0 ? checkFee(record, writer) : []),
      ]),
      deadlines: orderedSteps(record)
        .filter(({ id }) => id === 'fingerprints')
        .flatMap(({ deadlines }) => deadlines.map(sentence)),
    },
    application: step('move-apply', `Apply to ${regulator}`, [
      ...items('move-apply', [application], 'Send '),
      applicationFee(record, writer),
    ]),
    exam: step('move-exam', 'Pass the exam you still need', [
      ...items('move-exam', exam.remaining ?? [], 'Pass '),
      ...(exam.remaining ? examFee(rule, record, writer) : []),
    ]),
    broker: step('move-broker', stepTitle('sponsor', record), items('move-broker', broker, 'Line up ')),
  };
  return [
    step('move-ask', `Ask ${regulator} what applies to you`, [
      ...items('move-ask', open, 'Ask '),
      ...items('move-ask-enroll', course.requested ?? [], 'Before you enroll, apply to skip '),
      ...items('move-ask-book', exam.requested ?? [], 'Before you book, apply to skip '),
    ]),
    step('move-papers', 'Gather your papers', items('move-paper', papers, 'Get ')),
    ...transferOrder(record).map((id) => own[id]),
  ];
}

const step = (id: string, title: string, own: ShownItem[]): ShownStep => ({
  id,
  title,
  items: own,
  deadlines: [],
  guide: null,
  milestone: 'license',
});

/** `doing`: the verb that makes a thing to do of what the rule names. */
const items = (id: string, said: Part[][], doing: string): ShownItem[] =>
  said.map((parts, index) =>
    shownItem({ id: index === 0 ? id : `${id}-${index + 1}`, parts: stopped([doing, ...lower(parts)]) }),
  );

/** "The exam" inside a sentence; a name stays as it is. */
const lower = ([first, ...rest]: Part[]): Part[] => [
  typeof first === 'string'
    ? first.replace(
        /^(The|A|An|Your|Part|Which|Whether|Two|One|Proof|Fingerprints|El|La|Los|Las|Un|Una|Su|Sus|Qué|Si)(?!\p{L})/u,
        (word) => word.toLowerCase(),
      )
    : first!,
  ...rest,
];

const inWords = (parts: Part[]): string => plainText(lower(parts));

/** As a sentence, which the other items of a plan are. */
const stopped = (parts: Part[]): Part[] => (/[.?!]$/.test(plainText(parts)) ? parts : [...parts, '.']);

const examFee = ({ exam }: TransferRule, record: StateRecord, writer: FigureWriter): ShownItem[] =>
  record.entry.exam.feeUsd.value === null
    ? []
    : [shownItem({ id: 'move-exam-fee', parts: say`Exam fee: ${examPrice(exam, record, writer)}.` })];

const checkFee = (record: StateRecord, writer: FigureWriter): ShownItem[] => {
  const price = checkPrice(record, writer);
  return price ? [shownItem({ id: 'move-check-fee', parts: say`If you need one, expect to pay ${price}.` })] : [];
};

/** What licensees of other states pay is no fact of ours; what a beginner pays is. */
const applicationFee = ({ entry, words }: StateRecord, writer: FigureWriter): ShownItem =>
  shownItem({
    id: 'move-apply-fee',
    parts:
      entry.applicationFeeUsd.value === null
        ? say`Ask ${words.regulator} for your fee, and pay it.`
        : say`Ask ${words.regulator} for your fee, and pay it. A first license costs
            ${writer.inline(entry.applicationFeeUsd, dollars)}.`,
  });
