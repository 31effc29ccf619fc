import { FigureWriter, type ShownSource } from '../../facts/figures.server.ts';
import type { Ask, Drafted } from '../../facts/questions/ask.server.ts';
import { facts, inOrder, type Registry } from '../../facts/registry.server.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import { listStates } from '../../facts/jurisdictions.server.ts';
import { askedAbout, because } from './draft.server.ts';
import { nearlyRight } from './mentioned-numbers.ts';
import { numberOptions, type Options, wordOptions } from './options.ts';
import type { StateQuestion } from './state-question.ts';

/** The facts in the order in which a page asks about them; one that is not named here comes after them. */
const order = [
  'regulator.name',
  'law',
  'entry.title',
  'entry.minimumAge',
  'entry.highSchool',
  'entry.backgroundCheck',
  'entry.criminalHistory',
  'entry.prelicenseHours',
  'entry.exam.provider',
  'entry.exam.stateQuestions',
  'entry.exam.nationalQuestions',
  'entry.exam.totalQuestions',
  'entry.exam.minutes',
  'entry.exam.passingPercent',
  'entry.exam.passingScore',
  'entry.exam.feeUsd',
  'entry.applicationFeeUsd',
  'entry.sponsorRequired',
  'entry.errorsAndOmissionsInsurance',
  'entry.postLicense',
  'entry.renewalYears',
  'entry.continuingEducationHours',
  'reciprocity.kind',
  'broker.title',
  'broker.examRequired',
  'broker.experienceYears',
  'broker.minimumAge',
  'broker.hours',
];

/** Left out first where a state has more than a page should ask. */
const spare = [
  'broker.minimumAge',
  'entry.exam.nationalQuestions',
  'entry.applicationFeeUsd',
  'broker.hours',
  'entry.exam.totalQuestions',
  'broker.examRequired',
  'law',
];
const most = 14;

export type QuestionsOfState = { questions: StateQuestion[]; sources: ShownSource[] };

/**
 * The questions about one state’s license law, made from its sure facts, with the sources they name. Two builds of the
 * same facts give the same questions.
 */
export function questionsAbout(
  record: StateRecord,
  states: StateRecord[],
  registry: Registry = facts,
): QuestionsOfState {
  const writer = new FigureWriter(record);
  const used = [0, 0, 0, 0];
  const drawn = asksOf(registry).flatMap(({ path, section, ask }) => {
    const asked = askedAbout(path, record, states);
    const draft = asked && ask(asked);
    const options = draft && optionsOf(draft, used, `${record.slug} ${draft.question}`);
    if (!options) return [];
    used[options.answer]! += 1;
    return [{ path, section, asked, draft, options }];
  });
  const questions = withoutSpare(drawn).map(({ path, section, asked, draft, options }) => ({
    fact: path,
    question: draft.question,
    ...options,
    why: because(writer, asked, draft),
    section: draft.section ?? section,
  }));
  return { questions, sources: writer.sources() };
}

type Asking = { path: string; section: StateQuestion['section']; ask: Ask<unknown> };

/** Every kind of question, in the order of a page. */
function asksOf(registry: Registry): Asking[] {
  const paths = inOrder(
    Object.keys(registry).map((id) => ({ id })),
    order,
  );
  return paths.flatMap(({ id: path }) => {
    const { section, questions = [] } = registry[path]!;
    return questions.map((ask) => ({ path, section, ask }));
  });
}

function withoutSpare<T extends { path: string }>(asked: T[]): T[] {
  const tooMany = asked.length - most;
  const dropped = new Set(
    spare.filter((path) => asked.some((item) => item.path === path)).slice(0, Math.max(0, tooMany)),
  );
  return asked.filter(({ path }) => !dropped.has(path)).slice(0, most);
}

function optionsOf(draft: Drafted, used: number[], seed: string): Options | null {
  if ('right' in draft) return wordOptions(draft.right, draft.wrong, used, seed);
  const drawn = numberOptions(draft.number, draft.plausible, nearlyRight(draft.number, draft.note), used, seed);
  return drawn && { options: drawn.values.map(draft.format), answer: drawn.answer };
}

let counts: Map<string, number> | undefined;

/** How many questions each state’s page has, by slug. */
export function questionCounts(): Map<string, number> {
  const states = listStates();
  counts ??= new Map(states.map((record) => [record.slug, questionsAbout(record, states).questions.length]));
  return counts;
}
