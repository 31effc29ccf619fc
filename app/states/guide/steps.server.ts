// Over 250 lines: the steps of a guide, one writer each; what they share of a state’s order stands beside them.
import { doubtInWords } from '../../facts/fact.server.ts';
import { type Marked, type Part, say } from '../../wording/rich-text.ts';
import { itemsOfFact, paperToBook, paperToSave, type Road } from '../../facts/road.server.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import { capitalize, dollars, plural, sentence, weeksOfStudy, withArticle } from '../../wording/wording.ts';
import type { FeeToPay } from '../../facts/fee-items.server.ts';
import { rangeInWords } from '../../facts/costs.ts';
import type { FigureWriter } from '../../facts/figures.server.ts';
import { type OrderedStep, orderedSteps, type StepId } from '../../facts/ordered-steps.server.ts';
import { inWords, readingNamed } from '../../facts/readings.server.ts';
import { placeNameFirst } from '../../wording/place-name.ts';
import { applicationOffice } from '../../facts/application-office.server.ts';
import { courseHoursOf } from '../../facts/course-hours.server.ts';
import { sponsorNeed, sponsorOf } from '../../facts/sponsor.server.ts';
import { whatPasses } from '../../facts/passing-score.server.ts';
import { asWritten } from '../../content/words-of-content.server.ts';

/** `aspects`: what it costs and to whom, how long it takes, who decides: as far as this state says it. */
export type Step = { title: string; text: Part[]; notes: string[]; aspects: Part[][] };

/** The steps in the state's own order, and in one sentence where that order comes from. */
export type Steps = { lead: Part[]; steps: Step[] };

const pace = 10;

/** `last`: said after the step’s deadlines. */
type Said = Omit<Step, 'title'> & { last?: Part[] };
type Writer = (record: StateRecord, writer: FigureWriter, step: OrderedStep) => Said;

/** The steps of one state, each with what it asks, what is paid there, and by when. */
export function stepsOf(record: StateRecord, writer: FigureWriter): Steps {
  return {
    lead: leadOf(record, writer),
    steps: orderedSteps(record).map((step) => {
      const said = writers[step.id](record, writer, step);
      return {
        title: stepTitle(step.id, record),
        text: [...said.text, ...step.deadlines.map((deadline) => ` ${sentence(deadline)}`), ...(said.last ?? [])],
        notes: said.notes,
        aspects: [...step.fees.map((fee) => feeInWords(fee, writer)), ...said.aspects],
      };
    }),
  };
}

function leadOf({ road, words, name }: StateRecord, writer: FigureWriter): Part[] {
  if (road) return road.note ? say`${road.note}${writer.seal(road)}` : [];
  return say`These steps follow the usual pattern. ${placeNameFirst(name)} may want your application before the exam, so
    ask ${words.regulator} before you book.`;
}

/** What a step is called: in the guide, the plan and its calendar file. */
export function stepTitle(id: StepId, record: StateRecord): string {
  const { entry } = record;
  const titles: Record<StepId, string> = {
    requirements: 'Check that you qualify',
    course: 'Take the pre-licensing courses',
    'course-exam': 'Pass your school’s final exam',
    sponsor: `Line up ${withArticle(sponsorOf(record))}`,
    'apply-to-state': `Apply to ${applicationOffice(record).short}`,
    fingerprints: entry.backgroundCheck.value?.fingerprints ? 'Get fingerprinted' : 'Order your background check',
    'book-exam': 'Book the state exam',
    exam: 'Pass the state exam',
    license: appliesAtTheEnd(record) ? 'Apply for your license' : 'Get your license',
  };
  if (id === 'apply-to-state' && appliesTwice(record)) return 'Apply to take the exam';
  return titles[id];
}

/** Whether something is still filed with the state after the exam. */
export const appliesAtTheEnd = ({ road }: StateRecord): boolean =>
  !road?.order.includes('apply-to-state') || (paysAtTheEnd(road) && !road.appliesOnce);

/** Whether the exam has an application of its own, and the license another one. */
const appliesTwice = (record: StateRecord): boolean =>
  appliesAtTheEnd(record) && record.road?.order.includes('apply-to-state') === true;

const paysAtTheEnd = (road: Road): boolean =>
  itemsOfFact(road, 'entry.applicationFeeUsd').some(({ step }) => step === 'license');

/** "Exam fee, both parts: $63, paid to PSI". */
function feeInWords({ id, item, paidTo, amount, range, ask }: FeeToPay, writer: FigureWriter): Part[] {
  if ('setBy' in amount)
    return say`${id === 'pre-licensing-courses' ? 'Tuition' : item}: ${amount.setBy.toLowerCase()}`;
  const { fact } = amount;
  if (fact.value === null && !range)
    return ask ? say`${item}: ask ${ask}` : say`${item}: ${writer.inline(fact, dollars)}`;
  const shown =
    fact.value === null ? writer.inline({ ...fact, value: range! }, rangeInWords) : writer.inline(fact, dollars);
  return say`${item}: ${shown}, paid to ${paidTo}`;
}

/** A fact of the state inside a sentence, written as its entry says. */
const written = (id: string, record: StateRecord, writer: FigureWriter): Marked =>
  writer.inline(inWords(readingNamed(id), record), String);

const requirements: Writer = (record, writer) => {
  const { entry, words } = record;
  const { minimumAge, highSchool, criminalHistory } = entry;
  const age =
    minimumAge.value === null
      ? say`Ask ${words.regulator} for the minimum age`
      : say`You must be at least ${written('age', record, writer)} years old`;
  const sealOfSchool = { ...writer.seal(highSchool), doubt: doubtInWords(highSchool.doubt) };
  const school = {
    true: highSchool.doubt
      ? say`. You may need a high school diploma or its equivalent${sealOfSchool}.`
      : say` and have a high school diploma or its equivalent${writer.seal(highSchool)}.`,
    false: say`. You don’t need a high school diploma${sealOfSchool}.`,
    null: say`. Ask ${words.regulator} whether you need a high school diploma.`,
  }[`${highSchool.value}`];
  const history = criminalHistory.value
    ? say` Have a criminal record? ${{ text: 'Read this before you apply', marks: [], href: '#criminal-record' }}.`
    : [];
  return { text: [...age, ...school!, ...history], notes: notes(minimumAge, highSchool), aspects: [] };
};

const course: Writer = (record, writer) => {
  const { entry, words } = record;
  const { prelicenseHours, prelicenseCourses } = entry;
  const known = courseHoursOf(record);
  const named = prelicenseCourses.value?.length ? say` Courses: ${written('courses', record, writer)}.` : [];
  if (!known)
    return {
      text: [...say`Ask ${words.regulator} whether you need a course, and where to take it.`, ...named],
      notes: notes(prelicenseHours, prelicenseCourses),
      aspects: [],
    };
  const text = say`Take ${written('hours', record, writer)} of pre-licensing courses at a school approved by
    ${words.regulator}.`;
  const rest = known.afterwards
    ? ` You take ${known.afterwards} more hours before you apply for your license: ${known.all} in all.`
    : '';
  return {
    text: [...text, rest, ...named],
    // The caveat on such hours says the same.
    notes: known.afterwards ? notes(prelicenseCourses) : notes(prelicenseHours, prelicenseCourses),
    aspects: [[`About ${plural(weeksOfStudy(known.all, pace), 'week')} at ${pace} hours a week`]],
  };
};

const courseExam: Writer = ({ road }) => ({
  text: ['Your school gives a final exam. ', paperToSave(road)],
  notes: [],
  aspects: [['Usually included in tuition']],
});

const sponsor: Writer = (record, writer) => {
  const { entry, words, road } = record;
  const { sponsorRequired } = entry;
  const isFirst = road && road.sponsorNeededAt !== null && road.sponsorNeededAt !== 'license';
  const broker = withArticle(sponsorOf(record));
  const talk = isFirst ? '' : ' You can talk to brokers during the course.';
  const text = {
    true: say`${sponsorNeed(record)}${writer.seal(sponsorRequired)}.${talk}`,
    false: say`You don’t need ${broker} to be active${writer.seal(sponsorRequired)}.`,
    null: say`Ask ${words.regulator} whether you need ${broker} to be active.`,
  }[`${sponsorRequired.value}`];
  return { text: text!, notes: notes(sponsorRequired), aspects: [] };
};

const plain = (text: string): Omit<Step, 'title'> => ({ text: [text], notes: [], aspects: [] });

const applyToState: Writer = (record, writer) => {
  const { backgroundCheck: check } = record.entry;
  const step = sendToState(record);
  if (!check.value?.runBy) return step;
  const checked = say` The state checks your record itself${writer.seal(check)}. You don’t order a background check.`;
  return { ...step, text: [...step.text, ...checked], notes: notes(check) };
};

function sendToState(record: StateRecord): Omit<Step, 'title'> {
  const { words, road, entry } = record;
  const { full: office } = applicationOffice(record);
  const examiner = words.examBy ?? entry.exam.provider.value;
  if (appliesTwice(record))
    return plain(
      road?.bookingNeeds === 'state approval'
        ? `Send your exam application to ${office} and wait for approval. Then you can book the exam.`
        : `Send your exam application to ${office}. The license application comes later.`,
    );
  if (road?.bookingNeeds === 'state approval' && examiner)
    return plain(`Send your application to ${office} and wait for approval. Then you can book the exam.`);
  return road?.order[0] === 'apply-to-state'
    ? plain(`Send your application to ${office} first.`)
    : plain(`Send your application to ${office} before you take the exam.`);
}

const fingerprints: Writer = ({ entry: { backgroundCheck }, name, words }, writer) => {
  const printed = backgroundCheck.value?.fingerprints ? 'fingerprint background check' : 'background check';
  const text = backgroundCheck.value?.required
    ? say`${placeNameFirst(name)} requires a ${printed}${writer.seal(backgroundCheck)}.`
    : say`Ask ${words.regulator} whether it checks your background${writer.seal(backgroundCheck)}.`;
  return { text, notes: [], aspects: [] };
};

const bookExam: Writer = (record, writer) => {
  const { entry, words, road } = record;
  const examiner = writer.inline(entry.exam.provider, (name) => words.examBy ?? name);
  const seat =
    entry.exam.provider.value === null
      ? say`Ask ${words.regulator} who gives the exam and how to book it.`
      : say`Book your exam with ${examiner}.`;
  return {
    text: say`${seat}${paperToBook(road)} The name on your exam registration must match your ID.`,
    notes: notes(entry.exam.provider),
    aspects: [],
  };
};

/** Whether the fee’s note says what a retake costs, which in some states is another amount. */
const tellsRetakeFee = ({ note }: { note?: string }): boolean =>
  /\bretak|\b(each|every) (attempt|time)\b/i.test(asWritten(note ?? ''));

/** Without its word of doubt: the exam's own table says it, with what to confirm. */
const sure = (marked: Marked): Marked => ({ ...marked, doubt: undefined });

const exam: Writer = (record, writer) => {
  const { exam: facts } = record.entry;
  const { words } = record;
  const size = facts.totalQuestions.value
    ? say`The exam has ${sure(writer.inline(facts.totalQuestions, (count) => plural(count, 'scored question')))}`
    : say`Ask ${words.regulator} how many questions the exam has`;
  const time = facts.minutes.value ? say`, and you get ${sure(written('minutes', record, writer))}` : [];
  const score = facts.passingScore.value
    ? [' ', ...whatPasses(record, sure(writer.inline(facts.passingScore, String)))]
    : say` Ask for the passing score, too.`;
  return {
    text: [...size, ...time, '.', ...score],
    notes: [],
    aspects: tellsRetakeFee(facts.feeUsd)
      ? []
      : [say`You pay the fee for ${{ text: 'each attempt', marks: [], href: '#exam' }}`],
  };
};

function applicationOf(record: StateRecord, { deadlines }: OrderedStep): string {
  const { full: office } = applicationOffice(record);
  if (record.road?.filedBy === 'broker') return `Your broker files your license application with ${office}.`;
  if (appliesTwice(record))
    return `Your first application was for the exam. Now send your license application to ${office}.`;
  // The sentence after it says by when to apply.
  return deadlines[0] && asWritten(deadlines[0]).startsWith('Apply ')
    ? `Your license application goes to ${office}.`
    : `Apply to ${office} for your license.`;
}

/** What is left where the application was sent before the exam. */
function issued({ road, words: { regulator: office } }: StateRecord): string {
  if (road?.appliesOnce)
    return `You’ve already applied. Once you pass, pay the rest of the fees, and ${office} issues your license.`;
  const regulator = capitalize(office);
  return road?.sponsorNeededAt === 'license'
    ? `You’ve already applied. ${regulator} issues your license once you pass and your paperwork is complete.`
    : `You’ve already applied. ${regulator} issues your license after you pass.`;
}

const license: Writer = (record, writer, step) => {
  const { entry } = record;
  const apply = appliesAtTheEnd(record) ? applicationOf(record, step) : issued(record);
  const insurance = entry.errorsAndOmissionsInsurance.value
    ? say` You need errors and omissions (liability) insurance for an active
        license${writer.seal(entry.errorsAndOmissionsInsurance)}. Many brokerages arrange it
        for their agents.`
    : [];
  return {
    text: [apply],
    last: insurance,
    notes: [],
    aspects: entry.renewalYears.value ? [say`A full license term is ${written('term', record, writer)}`] : [],
  };
};

const writers: Record<StepId, Writer> = {
  requirements,
  course,
  'course-exam': courseExam,
  sponsor,
  'apply-to-state': applyToState,
  fingerprints,
  'book-exam': bookExam,
  exam,
  license,
};

function notes(...facts: { note?: string }[]): string[] {
  return facts.flatMap(({ note }) => (note ? [sentence(note)] : []));
}
