import { doubtInWords } from '../../facts/fact.server.ts';
import { type Marked, type Part, say } from '../../wording/rich-text.ts';
import { courseHoursOf } from '../../facts/course-hours.server.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import { examWait } from '../../facts/road.server.ts';
import { hours, list, plural, sentence, weeksOfStudy, withArticle, years } from '../../wording/wording.ts';
import type { Costs } from './fees.server.ts';
import type { FigureWriter } from '../../facts/figures.server.ts';
import { postLicenseInWords } from '../../facts/entries/keeping.server.ts';
import {
  countedInWords,
  type PostLicenseCounts,
  readPostLicenseCounts,
} from '../../facts/post-license-counts.server.ts';
import { placeName } from '../../wording/place-name.ts';
import { sponsorNeed, sponsorOf } from '../../facts/sponsor.server.ts';

export type Question = { question: string; answer: Part[] };

/** What people ask, answered from the state's facts. A question without a known answer is not asked. */
export function questionsOf(record: StateRecord, costs: Costs, writer: FigureWriter): Question[] {
  // Those that the page does not answer elsewhere in the same words come first; a thin guide takes what it has.
  const asked = [
    howLong,
    howMuch(costs),
    score,
    diploma,
    renewal,
    sponsor,
    whoDecides,
    languages,
    failed,
    criminalRecord,
    elsewhere,
  ];
  return asked.flatMap((ask) => ask(record, writer) ?? []).slice(0, fewest);
}

/** As many as a page needs to be read as one of questions and answers. */
const fewest = 6;

const whoDecides: Ask = ({ name, regulator }, writer) => ({
  question: `Who issues real estate licenses in ${placeName(name)}?`,
  answer: say`${writer.inline(regulator.name, String)}. ${regulator.name.note ? sentence(regulator.name.note) : ''}`,
});

type Ask = (record: StateRecord, writer: FigureWriter) => Question | null;

const howLong: Ask = (record, writer) => {
  const { name, entry } = record;
  const total = courseHoursOf(record)?.all;
  if (!total) return null;
  const [slow, fast] = [weeksOfStudy(total, 10), weeksOfStudy(total, 20)];
  return {
    question: `How long does it take to get a real estate license in ${placeName(name)}?`,
    answer: say`The ${writer.inline({ ...entry.prelicenseHours, value: total }, hours)} of courses take about
      ${plural(slow, 'week')} at 10 hours a week, or ${plural(fast, 'week')} at 20. Then allow time for
      the exam appointment and for your application; wait times vary.${examWaitOf(record)}`,
  };
};

/** As one more sentence of an answer. */
const examWaitOf = (record: StateRecord): string => (record.road?.examsPerYear ? ` ${examWait(record)}` : '');

const howMuch =
  (costs: Costs): Ask =>
  ({ name, words }) => ({
    question: `How much does a real estate license cost in ${placeName(name)}?`,
    answer:
      costs.sum === 0
        ? say`Plan for ${costs.unknown}. Ask your school and ${words.regulator} for the amounts.`
        : say`Known fees: ${costs.known}. Not included: ${costs.unknown}.${mayReach(costs)} See the cost table for each
            fee and its source.`,
  });

const mayReach = ({ reported }: Costs): string =>
  reported ? ` With the missing fees, plan on ${reported}, before tuition.` : '';

const score: Ask = ({ name, entry }, writer) =>
  entry.exam.passingScore.value === null
    ? null
    : {
        question: `What score do you need to pass the ${name} real estate exam?`,
        answer: say`You need ${writer.inline(entry.exam.passingScore, String)}.`,
      };

const failed: Ask = ({ name, entry }, writer) =>
  entry.retake.value === null
    ? null
    : {
        question: `What happens if you fail the ${name} exam?`,
        answer: say`${writer.inline(entry.retake, ({ rule }) => sentence(rule))}`,
      };

const languages: Ask = ({ name, entry }, writer) =>
  entry.examLanguages.value === null
    ? null
    : {
        question: `In which languages can you take the ${name} exam?`,
        answer: say`The exam is given in
          ${writer.inline(entry.examLanguages, (found) => list(found))}.${noteOf(entry.examLanguages)}`,
      };

const diploma: Ask = ({ name, entry, words }, writer) => {
  const { highSchool: fact } = entry;
  if (fact.value === null) return null;
  const note = noteOf(fact);
  return {
    question: `Do you need a high school diploma to be licensed in ${placeName(name)}?`,
    answer: fact.value
      ? fact.doubt
        ? say`You may need a diploma or its equivalent${doubted(fact, writer)}.${note}`
        : say`Yes, a diploma or its equivalent${writer.seal(fact)}.${note}`
      : say`No, ${words.licensees} don’t need one${doubted(fact, writer)}.${note} Your school may have
          its own rule, so ask.`,
  };
};

const criminalRecord: Ask = ({ name, entry }, writer) =>
  entry.criminalHistory.value === null
    ? null
    : {
        question: `Can you get a real estate license in ${placeName(name)} with a criminal record?`,
        answer: say`${writer.inline(entry.criminalHistory, ({ rule }) => sentence(rule))} No website can tell you how
          your own case will be decided.`,
      };

const elsewhere: Ask = ({ name, reciprocity }, writer) =>
  reciprocity.summary.value === null
    ? null
    : {
        question: `Can you use a license from another state in ${placeName(name)}?`,
        answer: say`${writer.inline(reciprocity.summary, (summary) => sentence(summary))}`,
      };

const renewal: Ask = (record, writer) => {
  const { name, entry, words } = record;
  const { renewalYears: term, continuingEducationHours: education } = entry;
  if (term.value === null) return null;
  const often = writer.inline(term, (count) => (count === 1 ? 'Every year' : `Every ${years(count)}`));
  const answer =
    education.value === null
      ? say`${often}. Ask ${words.regulator} how many hours of continuing education you need.`
      : say`${often}, with ${writer.inline(education, hours)} of continuing education.${firstTerm(record, writer)} Check
          the expiration date on your license.`;
  return { question: `How often do you renew a real estate license in ${placeName(name)}?`, answer };
};

/** What the first term has of its own: its end, and its courses. Whoever asks has no license yet, so it comes first. */
function firstTerm({ code, entry, renewal: { rule, education } }: StateRecord, writer: FigureWriter): Part[] {
  const ends = rule.value?.first?.says ?? entry.renewalYears.note;
  const { postLicense } = entry;
  return [
    ...(ends ? [` ${sentence(ends)}`] : []),
    ...firstRenewal(
      postLicense.value ? writer.inline(postLicense, postLicenseInWords) : null,
      education.value?.firstTermHours === 0,
      readPostLicenseCounts()[code],
    ),
  ];
}

/**
 * A post-license course comes instead of continuing education, counts toward it or comes on top, so the two are said as
 * one rule; where no source says which, neither does the sentence.
 */
function firstRenewal(course: Marked | null, isWithoutEducation: boolean, counts?: PostLicenseCounts): Part[] {
  const none = say` Your first renewal doesn’t require continuing education.`;
  if (!course) return isWithoutEducation ? none : [];
  if (course.doubt) return [...(isWithoutEducation ? none : []), ...say` You may also need ${course}.`];
  if (isWithoutEducation)
    return say` First, you take ${course}. You don’t need any other continuing education for your first renewal.`;
  if (counts === 'instead') return say` First, you take ${course}. Until then, you don’t need continuing education.`;
  if (counts === 'extra') return say` You also take ${course}.${countedInWords(counts)}`;
  return say` As a new licensee, you take ${course}.${countedInWords(counts)}`;
}

const sponsor: Ask = (record, writer) => {
  const { name, entry } = record;
  return entry.sponsorRequired.value
    ? {
        question: `Do you need ${withArticle(sponsorOf(record))} in ${placeName(name)}?`,
        answer: say`Yes. ${sponsorNeed(record)}${writer.seal(entry.sponsorRequired)}.`,
      }
    : null;
};

/** A fact's caveat as one more sentence, with the space before it. */
const noteOf = (fact: { note?: string }): string => (fact.note ? ` ${sentence(fact.note)}` : '');

/** A fact's marks with its word of doubt. */
const doubted = (fact: StateRecord['entry']['highSchool'], writer: FigureWriter): Marked => ({
  ...writer.seal(fact),
  doubt: doubtInWords(fact.doubt),
});
