import { type Marked, type Part, say } from '../../wording/rich-text.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import {
  dollars,
  duration,
  hours,
  list,
  plural,
  sentence,
  weeksOfStudy,
  withArticle,
  years,
} from '../../wording/wording.ts';
import type { FigureWriter } from '../../facts/figures.server.ts';
import { placeName, placeNameFirst } from '../../wording/place-name.ts';

export type Step = { title: string; text: Part[]; notes: string[]; cost: Part[]; time: string; decides: string };

const pace = 10;

/** The six steps of /how-to-get-licensed, each with what this state asks, costs and decides. */
export function stepsOf(record: StateRecord, writer: FigureWriter): Step[] {
  return [requirements, education, courseFinal, examApplication, exam, sponsor].map((step) => step(record, writer));
}

function requirements({ entry, words, name }: StateRecord, writer: FigureWriter): Step {
  const check = entry.backgroundCheck.value;
  const age =
    entry.minimumAge.value === null
      ? [`Ask ${words.regulator} for the minimum age`]
      : say`You must be at least ${writer.inline(entry.minimumAge, (found) => `${found} years old`)}`;
  const school = entry.highSchool.value
    ? say` and have a high school diploma or its equivalent${writer.seal(entry.highSchool)}`
    : say`; we found no diploma rule for ${words.licensees}${writer.seal(entry.highSchool)}`;
  const checkSentence = check?.required
    ? say` ${placeNameFirst(name)} runs a background
      check${check.fingerprints ? ' with fingerprints' : ''}${writer.seal(entry.backgroundCheck)}.`
    : say` We found no background check or fingerprints asked of every applicant${writer.seal(entry.backgroundCheck)}.`;
  return {
    title: 'Meet basic requirements',
    text: [...age, ...school, '.', ...checkSentence],
    notes: notes(entry.minimumAge, entry.highSchool, entry.backgroundCheck),
    cost: check?.required
      ? say`Check: ${writer.inline({ ...entry.backgroundCheck, value: check.feeUsd }, dollars)}`
      : ['Free'],
    time: check?.required ? 'Allow some weeks for the check' : 'An evening of paperwork',
    decides: `Decided by ${words.regulator}`,
  };
}

function education({ entry, words }: StateRecord, writer: FigureWriter): Step {
  const courses = entry.prelicenseCourses.value;
  const named = courses?.length
    ? say` The courses: ${list(
        courses.map((course) => (course.hours === null ? course.name : `${course.name} (${course.hours})`)),
      )}${writer.seal(entry.prelicenseCourses)}.`
    : [];
  const total = entry.prelicenseHours.value;
  return {
    title: 'Pre-licensing education',
    text: [
      ...(total === null
        ? say`Ask ${words.regulator} whether it requires a course, and where to take it.`
        : say`Take ${writer.inline(entry.prelicenseHours, hours)} of pre-licensing education at a school that
            ${words.regulator} accepts.`),
      ...named,
    ],
    notes: notes(entry.prelicenseHours, entry.prelicenseCourses),
    cost: ['Tuition set by each school'],
    time: total ? `About ${plural(weeksOfStudy(total, pace), 'week')} at ${pace} hours a week` : 'Ask your school',
    decides: `Taught by the school, approved by ${words.regulator}`,
  };
}

function courseFinal({ words }: StateRecord): Step {
  return {
    title: 'Course final exam',
    text: say`Your school ends its course with a test of its own and gives you a certificate when you pass. Keep the
      certificate and note when it runs out: ${words.regulator} or the exam provider asks for it.`,
    notes: [],
    cost: ['Usually part of the tuition'],
    time: 'A day',
    decides: 'Decided by the school',
  };
}

function examApplication({ entry, words }: StateRecord, writer: FigureWriter): Step {
  const provider = writer.inline(entry.exam.provider, (name) => words.examBy ?? name);
  const criminal = entry.criminalHistory.value;
  const record = criminal
    ? say` If you have a criminal record, read first how ${words.regulator} treats it (below).`
    : [];
  const fee = writer.inline(entry.exam.feeUsd, dollars);
  const costs =
    entry.exam.feeUsd.value === null
      ? say`. What an attempt costs is not published: ${askInstead(fee, words)}`
      : say`; one attempt costs ${fee}`;
  return {
    title: 'Apply for the state exam',
    text: [
      ...(entry.exam.provider.value === null
        ? say`Ask ${words.regulator} who gives the exam and how to book it`
        : say`The exam is given by ${provider}`),
      ...costs,
      ...say`. The name on your application has to match your identification.`,
      ...record,
    ],
    notes: notes(entry.exam.provider, entry.exam.feeUsd),
    cost: say`Exam fee: ${writer.inline(entry.exam.feeUsd, dollars)}`,
    time: 'A week or two to get a seat',
    decides: 'Booked with the exam provider',
  };
}

function exam({ entry }: StateRecord, writer: FigureWriter): Step {
  const { exam: facts, retake } = entry;
  const size = facts.totalQuestions.value
    ? say`The exam has ${writer.inline(facts.totalQuestions, (count) => plural(count, 'scored question'))}`
    : say`The number of questions is not published in what we read`;
  const time = facts.minutes.value ? say` and gives you ${writer.inline(facts.minutes, duration)}` : [];
  const score = facts.passingScore.value
    ? say` To pass you need ${writer.inline(facts.passingScore, String)}.`
    : say` Pass mark: ${writer.inline(facts.passingScore, String)}.`;
  const again = retake.value ? say` If you fail: ${retakeSentence(retake.value.rule)}${writer.seal(retake)}` : [];
  return {
    title: 'Pass the state exam',
    text: [...size, ...time, '.', ...score, ...again],
    notes: [],
    cost: ['Each new attempt is paid again'],
    time: facts.minutes.value ? duration(facts.minutes.value) : 'Half a day',
    decides: 'Scored by the exam provider',
  };
}

function sponsor({ entry, words, name }: StateRecord, writer: FigureWriter): Step {
  const insurance = entry.errorsAndOmissionsInsurance.value
    ? say` Active licensees carry errors and omissions insurance${writer.seal(entry.errorsAndOmissionsInsurance)},
      which many firms arrange.`
    : [];
  const sponsored =
    entry.sponsorRequired.value === null
      ? say`Ask ${words.regulator} whether you need a sponsoring broker to be active.`
      : entry.sponsorRequired.value
        ? say`To be active, ${withArticle(words.licensee)} in ${placeName(name)} works under a sponsoring
      broker${writer.seal(entry.sponsorRequired)}.`
        : say`A sponsoring broker is not needed to be active${writer.seal(entry.sponsorRequired)}.`;
  const fee = writer.inline(entry.applicationFeeUsd, dollars);
  const costs =
    entry.applicationFeeUsd.value === null
      ? say` What the application and the license cost is not published: ${askInstead(fee, words)}.`
      : say` The application and license cost ${fee}.`;
  return {
    title: 'Find a sponsoring broker',
    text: [...sponsored, ...costs, ...insurance],
    notes: notes(entry.sponsorRequired, entry.applicationFeeUsd),
    cost: say`Application and license: ${writer.inline(entry.applicationFeeUsd, dollars)}`,
    time: entry.renewalYears.value
      ? `The license then runs ${years(entry.renewalYears.value)}`
      : 'Ask how long the license runs',
    decides: `The broker takes you on, ${words.regulator} issues the license`,
  };
}

/** An unknown figure inside a sentence that says itself that it is not published. */
const askInstead = (unknown: Marked, { regulator }: StateRecord['words']): Marked => ({
  ...unknown,
  text: `ask ${regulator}`,
});

const retakeSentence = (rule: string): string => sentence(rule.charAt(0).toLowerCase() + rule.slice(1));

function notes(...facts: { note?: string }[]): string[] {
  return facts.flatMap(({ note }) => (note ? [sentence(note)] : []));
}
