import { outlineOf } from '../../facts/outlines.server.ts';
import { FigureWriter, type ShownSource } from '../../facts/figures.server.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import { listStates } from '../../facts/jurisdictions.server.ts';
import type { Draft, Kind, Subject } from './draft.server.ts';
import * as exam from './exam-questions.server.ts';
import * as license from './license-questions.server.ts';
import { nearlyRight } from './mentioned-numbers.ts';
import { numberOptions, type Options, wordOptions } from './options.ts';
import * as practice from './practice-questions.server.ts';
import type { StateQuestion } from './state-question.ts';

/** In the order in which a page asks them. */
const kinds: Kind[] = [
  license.regulator,
  license.law,
  license.title,
  license.minimumAge,
  license.highSchool,
  license.backgroundCheck,
  license.criminalRecord,
  license.prelicenseHours,
  license.mostHours,
  exam.provider,
  exam.stateQuestions,
  exam.nationalQuestions,
  exam.totalQuestions,
  exam.minutes,
  exam.passingScore,
  exam.splitScore,
  exam.examFee,
  exam.applicationFee,
  practice.sponsor,
  practice.insurance,
  practice.postLicense,
  practice.renewalTerm,
  practice.continuingEducation,
  practice.otherStates,
  practice.brokerTitle,
  practice.brokerExam,
  practice.brokerExperience,
  practice.brokerAge,
  practice.brokerHours,
];

/** Left out first where a state has more than a page should ask. */
const spare: Kind[] = [
  practice.brokerAge,
  exam.nationalQuestions,
  exam.applicationFee,
  practice.brokerHours,
  exam.totalQuestions,
  practice.brokerExam,
  license.law,
];
const most = 14;

export type QuestionsOfState = { questions: StateQuestion[]; sources: ShownSource[] };

/**
 * The questions about one state’s license law, made from its sure facts, with the sources they name. Two builds of the
 * same facts give the same questions.
 */
export function questionsAbout(record: StateRecord, states: StateRecord[]): QuestionsOfState {
  const subject: Subject = { record, states, neighbors: neighborsOf(record, states) };
  const writer = new FigureWriter(record);
  const used = [0, 0, 0, 0];
  const asked = withoutSpare(
    kinds.flatMap((kind) => {
      const draft = kind(subject);
      const drawn = draft && optionsOf(draft, used, `${record.slug} ${draft.question}`);
      if (!drawn) return [];
      used[drawn.answer]! += 1;
      return [{ kind, draft, drawn }];
    }),
  );
  const questions = asked.map(({ draft, drawn }) => ({
    fact: draft.fact,
    question: draft.question,
    ...drawn,
    why: draft.why(writer),
    section: draft.section,
  }));
  return { questions, sources: writer.sources() };
}

function withoutSpare<T extends { kind: Kind }>(asked: T[]): T[] {
  const tooMany = asked.length - most;
  const dropped = new Set(
    spare.filter((kind) => asked.some((item) => item.kind === kind)).slice(0, Math.max(0, tooMany)),
  );
  return asked.filter(({ kind }) => !dropped.has(kind)).slice(0, most);
}

function optionsOf(draft: Draft, used: number[], seed: string): Options | null {
  if ('right' in draft) return wordOptions(draft.right, draft.wrong, used, seed);
  const drawn = numberOptions(draft.number, draft.plausible, nearlyRight(draft.number, draft.note), used, seed);
  return drawn && { options: drawn.values.map(draft.format), answer: drawn.answer };
}

function neighborsOf({ code }: StateRecord, states: StateRecord[]): StateRecord[] {
  const neighbours = outlineOf(code)?.neighbours ?? [];
  return states.filter((state) => neighbours.includes(state.code));
}

let counts: Map<string, number> | undefined;

/** How many questions each state’s page has, by slug. */
export function questionCounts(): Map<string, number> {
  const states = listStates();
  counts ??= new Map(states.map((record) => [record.slug, questionsAbout(record, states).questions.length]));
  return counts;
}
