// Over 250 lines: a transfer part by part (skipped, asked, left to do, paid), from the same rule by the same writer.
import { rangeInWords } from '../../facts/costs.ts';
import { feesToPay } from '../../facts/fee-items.server.ts';
import { FigureWriter } from '../../facts/figures.server.ts';
import { listJurisdictions } from '../../facts/jurisdictions.server.ts';
import { transferOrder, type TransferStep } from '../../facts/ordered-steps.server.ts';
import { portionFeeOf } from '../../facts/portion-fees.server.ts';
import { reciprocityKinds } from '../../facts/reciprocity-kinds.ts';
import { regulatorInFull } from '../../facts/regulator-in-full.server.ts';
import { sponsorOf } from '../../facts/sponsor.server.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import { placeName } from '../../wording/place-name.ts';
import { type Part, say } from '../../wording/rich-text.ts';
import {
  capitalize,
  dollars,
  hours as inHours,
  list,
  plural,
  sentence,
  weeksOfStudy,
  withArticle,
} from '../../wording/wording.ts';
import { readTransfers, type TransferPaper, type TransferRule } from '../../facts/transfer-rules.server.ts';

type Origin = { name: string; slug: string };

/** What one rule comes to: what is skipped, what remains, what to ask, and what it costs as far as it is known. */
export type TransferGroup = {
  origins: Origin[];
  isRest: boolean;
  /** Whether the course or the exam depends on what the regulator decides. */
  isOpen: boolean;
  condition: string;
  skipped: Part[][];
  /** What is skipped only on request. */
  requested: Part[][];
  remaining: Part[][];
  asked: Part[][];
  costs: Part[][];
  note: string;
};

/** Where a license can come from and go to: the states and the District. */
export const listTransferPlaces = (): StateRecord[] => listJurisdictions().filter(({ kind }) => kind !== 'territory');

/** The page of one place that people move a license to; its source numbers follow the order of the page. */
export function writeStateTransfer(record: StateRecord) {
  const { name, slug, words, reciprocity } = record;
  const writer = new FigureWriter(record);
  const others = listTransferPlaces().filter((other) => other !== record);
  const summary = say`${writer.inline(reciprocity.summary, sentence)}`;
  const groups = rulesWithOrigins(record).map(({ rule, origins }) => groupOf(rule, origins, record, writer));
  return {
    name,
    slug,
    place: placeName(name),
    asked: words.regulator,
    kind: reciprocity.kind.value ? reciprocityKinds[reciprocity.kind.value] : '',
    summary,
    origins: others.map(originOf),
    groups,
    sources: writer.sources(),
  };
}

/** Each rule of a place with the places it is for, in the order of the rules; none for a territory. */
export function rulesWithOrigins({ code }: StateRecord): { rule: TransferRule; origins: StateRecord[] }[] {
  const rules = readTransfers()[code] ?? [];
  const named = new Set(rules.flatMap(({ from }) => from ?? []));
  const isMeant = ({ from }: TransferRule, origin: string): boolean =>
    from ? from.includes(origin) : origin !== code && !named.has(origin);
  return rules.map((rule) => ({ rule, origins: listTransferPlaces().filter((other) => isMeant(rule, other.code)) }));
}

export type StateTransfer = ReturnType<typeof writeStateTransfer>;

const originOf = ({ name, slug }: StateRecord): Origin => ({ name, slug });

function groupOf(rule: TransferRule, origins: StateRecord[], record: StateRecord, writer: FigureWriter): TransferGroup {
  const { course, exam, papers, application, broker, questions, check } = readRule(rule, record, writer);
  const left: Record<TransferStep, Part[][]> = {
    course: course.remaining ?? [],
    exam: exam.remaining ?? [],
    application: [application],
    broker,
    check: [],
  };
  return {
    origins: origins.map(originOf),
    isRest: !rule.from,
    isOpen: course.asked !== undefined || exam.asked !== undefined,
    condition: conditionOf(rule, record),
    skipped: [...(course.skipped ?? []), ...(exam.skipped ?? [])],
    requested: [
      ...(course.requested ?? []).map((what) => say`You can ask to skip ${lower(what)}. Apply before you enroll`),
      ...(exam.requested ?? []).map((what) => say`You can ask to skip ${lower(what)}. Ask before you book`),
    ],
    remaining: [...papers, ...transferOrder(record).flatMap((step) => left[step])],
    asked: [...(course.asked ?? []), ...(exam.asked ?? []), ...questions, ...check],
    costs: costsOf(rule, record, writer),
    note: rule.note ? sentence(rule.note) : '',
  };
}

/** What a rule comes to, part by part. `questions`: what it leaves open besides course, exam, and `check`. */
export function readRule(rule: TransferRule, record: StateRecord, writer: FigureWriter) {
  const { entry } = record;
  const papers = rule.papers ?? [];
  const broker = capitalize(withArticle(sponsorOf(record)));
  const check = entry.backgroundCheck.value;
  const ownPapers: Part[][] = wants('proof', rule)
    ? []
    : [['Which documents to send. You’ll probably need a license history certified by the state that licensed you.']];
  return {
    course: courseOf(rule, record, writer),
    exam: examOf(rule, record, writer),
    papers: papers.map(({ paper }): Part[] => [capitalize(paper)]),
    application: [`Your application to ${regulatorInFull(record)}`] as Part[],
    broker: entry.sponsorRequired.value
      ? [say`${broker} to activate your license${writer.seal(entry.sponsorRequired)}`]
      : [],
    questions: ownPapers,
    check:
      check?.required && !check.runBy && !wants('check', rule)
        ? [say`Whether you need a new background check (first-time applicants do${writer.seal(entry.backgroundCheck)})`]
        : [],
  };
}

const wants = (kind: TransferPaper['kind'], { papers = [] }: TransferRule): boolean =>
  papers.some((paper) => paper.kind === kind);

export function conditionOf({ if: condition, alike, onRequest }: TransferRule, { name }: StateRecord): string {
  // Who has to ask first does not qualify yet.
  const own = condition
    ? [onRequest ? sentence(`You can ask for this if ${condition}`) : sentence(`You qualify if ${condition}`)]
    : [];
  return [...own, ...(alike ? [`Your state must treat ${name} licensees alike.`] : [])].join(' ');
}

type Sorted = Partial<Record<'skipped' | 'requested' | 'remaining' | 'asked', Part[][]>>;

function courseOf(
  { course, classes, skips, onRequest = [] }: TransferRule,
  { entry, words }: StateRecord,
  writer: FigureWriter,
): Sorted {
  const length = entry.prelicenseHours;
  const whole = length.value
    ? say`The pre-licensing course (${writer.inline(length, inHours)})`
    : say`The pre-licensing course`;
  const said = classes ? [[capitalize(classes)]] : [];
  const sorted: Record<TransferRule['course'], Sorted> = {
    waived: onRequest.includes('course') ? { requested: [whole] } : { skipped: [whole] },
    replaced: { skipped: [whole], remaining: said },
    maybe: { skipped: [[capitalize(skips ?? '')]], asked: [[`Whether you still need ${classes}`]] },
    part: { remaining: [say`Part of ${lower(whole)}. ${classes ?? ''}`] },
    case: { asked: [say`Whether you have to take ${lower(whole)}: ${words.regulator} decides case by case`] },
    whole: { remaining: [classes ? say`${whole}. ${sentence(classes)}` : whole] },
    ask: { asked: [say`Whether you have to take ${lower(whole)}`], remaining: said },
  };
  return sorted[course];
}

/** "The …" inside a sentence. */
const lower = ([first, ...rest]: Part[]): Part[] => [
  typeof first === 'string' ? first.replace(/^(The|El|La|Los|Las)\b/, (word) => word.toLowerCase()) : first!,
  ...rest,
];

function examOf(
  { exam, examIf, onRequest = [] }: TransferRule,
  { entry, name }: StateRecord,
  writer: FigureWriter,
): Sorted {
  const { nationalQuestions, stateQuestions, totalQuestions } = entry.exam;
  const counted = (what: string, fact: typeof stateQuestions): Part[] =>
    fact.value ? say`${what} (${writer.inline(fact, (count) => plural(count, 'question'))})` : [what];
  const national = counted('The national portion of the exam', nationalQuestions);
  const own = counted(`The ${name} portion of the exam`, stateQuestions);
  const skippedByOthers = examIf ? [say`${own}, unless ${examIf}`] : [];
  const sorted: Record<TransferRule['exam'], Sorted> = {
    none: { skipped: [examIf ? say`Both portions of the exam, unless ${examIf}` : ['Both portions of the exam']] },
    state: {
      ...(onRequest.includes('national')
        ? { requested: [national], skipped: skippedByOthers }
        : { skipped: [national, ...skippedByOthers] }),
      remaining: [examIf ? say`${own}, if ${examIf}` : own],
    },
    maybe: { skipped: [national], asked: [say`Whether you have to take ${lower(own)}`] },
    whole: { remaining: [counted('The whole exam', totalQuestions)] },
    ask: { asked: [['Which portions of the exam you have to take']] },
  };
  return sorted[exam];
}

/**
 * "$53 per attempt": of the portion alone where the rule takes no more of it, and whom to ask where nobody says that
 * price. Only where the fee of the whole exam is known.
 */
export function examPrice(exam: TransferRule['exam'], record: StateRecord, writer: FigureWriter): Part[] {
  const { entry, words, name } = record;
  const whole = writer.inline(entry.exam.feeUsd, dollars);
  if (exam !== 'state' && exam !== 'maybe') return say`${whole} per attempt`;
  const portion = portionFeeOf(record);
  const examiner = words.examBy ?? entry.exam.provider.value ?? words.regulator;
  if (!portion) return say`ask ${examiner} what the ${name} portion costs (both portions cost ${whole})`;
  if (portion[1] === 0)
    return say`no extra fee. You take the ${name} portion as part of your application${writer.seal(entry.exam.feeUsd)}`;
  const price = portion[0] === portion[1] ? dollars(portion[0]) : rangeInWords(portion);
  return say`${writer.inline({ ...entry.exam.feeUsd, value: price }, String)} per attempt`;
}

/** What a new check costs, where it is known. */
export function checkPrice(record: StateRecord, writer: FigureWriter): Part | null {
  const fee = feesToPay(record).find(({ id }) => id.startsWith('background-check'));
  if (!fee || !('fact' in fee.amount)) return null;
  const { fact } = fee.amount;
  if (fact.value !== null) return writer.inline(fact, dollars);
  return fee.range ? writer.inline({ ...fact, value: fee.range }, rangeInWords) : null;
}

/** What this person pays and waits for, not what a beginner does: of that, what is known. */
function costsOf(rule: TransferRule, record: StateRecord, writer: FigureWriter): Part[][] {
  const { course, exam, examIf, classes, onRequest = [] } = rule;
  const { entry, words } = record;
  const hours = entry.prelicenseHours.value;
  const examFee =
    exam === 'none' || entry.exam.feeUsd.value === null
      ? []
      : [
          say`${(exam === 'state' && !examIf) || exam === 'whole' ? 'Exam' : 'Exam (if required)'}:
          ${examPrice(exam, record, writer)}`,
        ];
  const application =
    entry.applicationFeeUsd.value === null
      ? say`Application: ask ${words.regulator} what you’ll pay`
      : say`Application: ask ${words.regulator} what you’ll pay (first-time applicants pay
          ${writer.inline(entry.applicationFeeUsd, dollars)})`;
  const weeks = hours ? `about ${plural(weeksOfStudy(hours, 10), 'week')} at 10 hours a week` : '';
  const onceWaived = `Course time: none if the course is waived${weeks && `; otherwise, up to ${weeks}`}`;
  const time: Record<TransferRule['course'], string> = {
    waived: onRequest.includes('course') ? onceWaived : 'Course time: none',
    replaced: `Course time: ${classes}, nothing more`,
    maybe: `Course time: none if you don’t need ${classes}`,
    part: `Course time: less than the ${weeks || 'whole course'}`,
    case: onceWaived,
    whole: `Course time: ${weeks || 'the whole course'}`,
    ask: `Course time: ${weeks ? `${weeks}, if you need the course` : 'none if you don’t need the course'}`,
  };
  const check = checkPrice(record, writer);
  const checkFee = check
    ? [say`${wants('check', rule) ? 'Background check fee' : 'Background check fee (if required)'}: ${check}`]
    : [];
  return [...examFee, ...checkFee, application, [time[course]]];
}

/** "Georgia, Louisiana, or Massachusetts". */
export const originsInWords = (origins: Origin[]): string =>
  list(
    origins.map(({ name }) => placeName(name)),
    'or',
  );
