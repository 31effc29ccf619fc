// Over 250 lines: a guide part by part, each from the same record by the same writer; its type is what they come to.
import { linkPlan } from '../../glossary/linked-terms/linked-terms.server.ts';
import { type Marked, type Part, say } from '../../wording/rich-text.ts';
import { neighborsOf, outlineOf } from '../../facts/outlines.server.ts';
import { reciprocityKinds } from '../../facts/reciprocity-kinds.ts';
import { applicationOffice, isLeastFee } from '../../facts/application-office.server.ts';
import { courseHoursOf } from '../../facts/course-hours.server.ts';
import { sponsorNeedExplained } from '../../facts/sponsor.server.ts';
import { recentChanges } from '../../facts/fact-changes.server.ts';
import { lastCheck } from '../../facts/source-checks.server.ts';
import type { FeaturedGuide } from '../../facts/jurisdictions.server.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import { hours, list, longDate, plural, sentence, withArticle, word } from '../../wording/wording.ts';
import { readingNamed, writeFigure } from '../../facts/readings.server.ts';
import { type RecordAnswer, writeRecordAnswer } from '../criminal-record/write-record.server.ts';
import { type Costs, costsOf } from './fees.server.ts';
import { type Figure, FigureWriter, type ShownSource } from '../../facts/figures.server.ts';
import { examRows, ledgerRows, type LedgerRow } from './ledgers.server.ts';
import { linkTermsInSentences } from './link-terms.server.ts';
import { type Question, questionsOf } from './questions.server.ts';
import { stripFigures } from './strip-figures.server.ts';
import { type Standing, standingsOf } from './standings.server.ts';
import { type RoadLine, roadLineOf } from './road-line.server.ts';
import { type Step, stepsOf } from './steps.server.ts';
import { toBroker } from './to-broker.server.ts';
import { type Teasers, teasersOf } from './teasers.server.ts';
import { type Total, totalsOf } from './totals.server.ts';
import { regulatorInFull } from '../../facts/regulator-in-full.server.ts';
import { placeName } from '../../wording/place-name.ts';
import { asWritten } from '../../content/words-of-content.server.ts';

type Place = { name: string; code: string; box: number[] | null };
type Essay = { title: string; parts: Part[] };

export type Guide = {
  name: string;
  /** The name inside a sentence: "the District of Columbia". */
  place: string;
  code: string;
  slug: string;
  /** Whether /exam-prep/state-questions has a page for it: the states' own. */
  hasQuestions: boolean;
  license: Marked;
  /** Null for a jurisdiction that the map does not draw. */
  box: number[] | null;
  answer: Part[];
  /** How long and how much, in a line each. */
  totals: { time: Total; cost: Total };
  description: string;
  strip: { label: string; figure: Figure; detail: string }[];
  /** What changed in the last year, and where it is told. */
  changed: { called: string; address: string }[];
  /** Where the order of the steps comes from, or what it has of its own. */
  lead: Part[];
  steps: Step[];
  /** The steps that take time, drawn to scale. */
  road: RoadLine;
  own: Essay[];
  costs: Costs;
  exam: LedgerRow[];
  criminalRecord: RecordAnswer;
  renewal: LedgerRow[];
  /** `states`: the names of those on the list. */
  moving: { kind: string; summary: Part[]; states: string[]; portability: Part[]; note: string };
  broker: LedgerRow[];
  /** The way to that license, in words. */
  toBroker: string;
  /** What the state calls the license above the first one, in lower case. */
  brokerWord: string;
  questions: Question[];
  /** `licensees`: whom it licenses; brokers alone where the first license is a broker’s, too. */
  regulator: {
    name: Figure;
    licensees: string;
    url: string | null;
    phone: Figure;
    law: Figure;
    lawUrl: string | null;
  };
  /** The state's figures among those of all states. */
  standings: Standing[];
  /** What a phone shows of a part that it folds. */
  teasers: Teasers;
  neighbours: Place[];
  sources: ShownSource[];
  /** When figures were checked against their sources; absent where none ever was. */
  checked?: string;
};

/**
 * Everything one guide shows, worked out at build time from the state's record: sentences, tables, sums and
 * source numbers. The parts are made in the page's order, which is the order of the source numbers.
 */
export function writeGuide(record: StateRecord, states: StateRecord[], featured?: FeaturedGuide): Guide {
  const writer = new FigureWriter(record, { namesFacts: true });
  const places = placesOf(states);
  // The sum is needed in the first sentence; a writer of its own keeps the cost table's numbers in their place.
  const costsKnown = costsOf(record, new FigureWriter(record));
  const answer = answerOf(record, writer);
  const strip = stripOf(record, writer);
  const { lead, steps } = stepsOf(record, writer);
  const own = record.own.map((item) => ({ title: item.title, parts: say`${item.text}${writer.seal(item)}` }));
  const costs = costsOf(record, writer);
  const exam = examRows(record, writer, featured?.examPassRateEstimate);
  const criminalRecord = writeRecordAnswer(record, writer);
  const renewal = ledgerRows('renewing', record, writer);
  const moving = movingOf(record, places, writer);
  const broker = ledgerRows('broker', record, writer);
  const questions = questionsOf(record, costs, writer);
  const regulator = regulatorOf(record, writer);
  const { name, code, slug } = record;
  const outline = outlineOf(code);
  return withLinkedTerms({
    name,
    place: placeName(name),
    code,
    slug,
    hasQuestions: record.kind === 'state',
    answer,
    strip,
    changed: recentChanges(record),
    lead,
    steps,
    road: roadLineOf(record),
    own,
    costs,
    exam,
    criminalRecord,
    renewal,
    moving,
    broker,
    toBroker: toBroker(record),
    brokerWord: record.words.broker,
    questions,
    regulator,
    license: writer.inline(record.entry.title, String),
    box: outline?.box ?? null,
    description: descriptionOf(record, costsKnown),
    totals: totalsOf(record, costs),
    standings: standingsOf(record),
    teasers: teasersOf(record),
    neighbours: neighborsOf(code).flatMap((other) => places.get(other) ?? []),
    sources: writer.sources(),
    ...checkedOf(slug),
  });
}

function checkedOf(slug: string): Pick<Guide, 'checked'> {
  const last = lastCheck(slug);
  if (!last) return {};
  return { checked: `${plural(last.facts, 'figure')} checked against the sources on ${longDate(last.on)}.` };
}

/** The guide with glossary terms linked at their first use in its sentences; tables and titles stay as they are. */
function withLinkedTerms(guide: Guide): Guide {
  const { answer, steps, own, moving, questions } = guide;
  const sentences = [
    answer,
    ...steps.map(({ text }) => text),
    ...own.map(({ parts }) => parts),
    moving.summary,
    ...questions.map((question) => question.answer),
  ];
  const linked = linkTermsInSentences(sentences, linkPlan('guides')).values();
  const next = (): Part[] => linked.next().value!;
  // Taken up in the order in which they were given.
  return {
    ...guide,
    answer: next(),
    steps: steps.map((step) => ({ ...step, text: next() })),
    own: own.map((essay) => ({ ...essay, parts: next() })),
    moving: { ...moving, summary: next() },
    questions: questions.map((question) => ({ ...question, answer: next() })),
  };
}

function placesOf(states: StateRecord[]): Map<string, Place> {
  return new Map(states.map(({ name, code }) => [code, { name, code, box: outlineOf(code)?.box ?? null }]));
}

/** "To get an Ohio real estate license, you must be 18, complete 100 hours of courses, …": what is known of it. */
function answerOf(record: StateRecord, writer: FigureWriter): Part[] {
  const { name, entry } = record;
  const { minimumAge, prelicenseHours, sponsorRequired, exam } = entry;
  const examiner = exam.provider.value;
  const courses = courseHoursOf(record);
  const split = courses?.afterwards
    ? ` (${courses.beforeExam} before the exam and ${courses.afterwards} more before you apply)`
    : '';
  const conditions: Part[][] = [
    ...(minimumAge.value === null ? [] : [say`be ${`${minimumAge.value}`}`]),
    courses
      ? say`complete ${writer.inline({ ...prelicenseHours, value: courses.all }, hours)} of courses${split}`
      : ['take any required course'],
    examiner && /^(PSI|Pearson VUE)$/.test(examiner) ? say`pass the ${examiner} exam` : ['pass the state exam'],
  ];
  // " and " in the page’s language.
  const last = conditions.length > 2 ? ', and ' : list(['', '']);
  const listed = conditions.flatMap((condition, index): Part[] => [
    index === 0 ? '' : index < conditions.length - 1 ? ', ' : last,
    ...condition,
  ]);
  // Not among the conditions: in most states a license is issued without a broker, and used with one.
  const sponsor = sponsorRequired.value ? ` ${sponsorNeedExplained(record)}.` : '';
  const issuer = ` Your license comes from ${regulatorInFull(record)}.`;
  return [`To get ${withArticle(`${name} real estate license`)}, you must `, ...listed, '.', issuer, sponsor];
}

function descriptionOf(record: StateRecord, { known, sum }: Costs): string {
  const { name, words } = record;
  const courses = courseHoursOf(record);
  const course = courses ? hours(courses.all) : 'the course';
  const fees = sum === 0 ? 'whom to ask for fees' : `${known} in known fees`;
  return (
    `${name} real estate ${words.licensee} license: ${course} of education, the exam, ${fees}, ` +
    'renewal and reciprocity, with sources.'
  );
}

/** The six figures at the top, with what is said under each. */
function stripOf(record: StateRecord, writer: FigureWriter): Guide['strip'] {
  const { entry } = record;
  const { passingPercent, passingScore } = entry.exam;
  const { short, full } = applicationOffice(record);
  // Letters that nobody has read yet.
  const isAcronym = /^[A-Z]{3,5}$/.test(short);
  const office = !isAcronym ? short : record.kind === 'state' ? word('the state') : full;
  // "75%" under 75% would say nothing new.
  const isSame = passingPercent.value === null || passingScore.value === `${passingPercent.value}%`;
  const score = isSame ? '' : (passingScore.value ?? '');
  const details = {
    'exam-fee': 'first attempt',
    percent: score,
    'application-fee': isLeastFee(record) ? `or more, to ${office}` : `to ${office}`,
  };
  return stripFigures.map(({ id, label }) => {
    const figure = writeFigure(readingNamed(id), record, writer);
    return { label, figure, detail: details[id as keyof typeof details] ?? '' };
  });
}

function movingOf({ reciprocity }: StateRecord, places: Map<string, Place>, writer: FigureWriter): Guide['moving'] {
  const { kind, summary, states, portability } = reciprocity;
  // Portability rests mostly on one list of 2006: only what the state itself confirms is shown
  // (content/jurisdictions/README.md).
  const portable = portability.confidence === 'high' && portability.value;
  const deals = portable ? (readingNamed('portability').written.long(portable) ?? '') : '';
  // A rule that names them all is no more with a list under it.
  const named = (kind.value === 'mutual' ? (states.value ?? []) : []).flatMap((code) => places.get(code)?.name ?? []);
  return {
    kind: kind.value ? reciprocityKinds[kind.value] : '',
    summary: say`${writer.inline(summary, (text) => sentence(text))}`,
    states: named.every((name) => summary.value?.includes(name)) ? [] : named,
    portability: deals ? say`${deals}${noteAfter(portability)}${writer.seal(portability)}` : [],
    note: [summary.note, kind.note, states.note]
      .filter((note) => note !== undefined)
      .map(sentence)
      .join(' '),
  };
}

/** A fact's caveat as one more sentence, with the space before it. */
const noteAfter = ({ note }: { note?: string }): string => (note ? ` ${sentence(note)}` : '');

function regulatorOf({ regulator, law, words }: StateRecord, writer: FigureWriter): Guide['regulator'] {
  return {
    name: writer.figure(regulator.name, String),
    licensees: /\bbroker\b/.test(asWritten(words.licensee)) ? word('brokers') : 'agents and brokers',
    url: regulator.url.value,
    phone: writer.figure(regulator.phone, String),
    law: writer.figure(law, ({ citation }) => citation),
    lawUrl: law.value?.url ?? null,
  };
}
