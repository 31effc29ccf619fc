import { z } from 'zod';
import { capitalize } from '../../wording/wording.ts';
import { text } from '../fact.server.ts';
import type { Known } from '../fact.server.ts';
import { entry, type WhenNull } from '../fact-entry.server.ts';
import * as ask from '../questions/exam-questions.server.ts';
import { asText, inDollars, inMinutes, inPercent, inQuestions } from '../writings.server.ts';
import { writeScore } from '../written-score.server.ts';

const whole = z.int().nonnegative();

/** No figure for either portion, but one for the whole: the exam has no portions. That is an answer, not a gap. */
export const isCombinedExam = (known: Known): boolean =>
  known('entry.exam.totalQuestions') !== null &&
  known('entry.exam.nationalQuestions') === null &&
  known('entry.exam.stateQuestions') === null;

const oneCombinedExam: WhenNull = {
  means: 'not applicable',
  when: isCombinedExam,
  long: 'One combined exam',
  together: 'Portions',
};

/** The exam: who gives it, its size, what passes and what it costs. */
export const examFacts = {
  'entry.exam.provider': entry(text, {
    called: 'exam company',
    meaning: 'Who gives the exam.',
    section: 'exam',
    readings: {
      provider: {
        label: 'Given by',
        written: asText,
        ledger: { of: 'exam' },
        compared: 'exam',
        sheet: { table: 'exam', width: 1.5 },
      },
    },
    questions: [ask.provider],
  }),
  'entry.exam.nationalQuestions': entry(whole, {
    called: 'number of national exam questions',
    meaning: 'Scored questions of the national portion.',
    noneMeans: 'One exam, not scored by portion.',
    unit: 'questions',
    section: 'exam',
    readings: {
      national: {
        label: 'National portion',
        written: inQuestions,
        whenNull: oneCombinedExam,
        ledger: { of: 'exam' },
        compared: 'exam',
        sheet: { table: 'exam', width: 1.25 },
      },
    },
    questions: [ask.nationalQuestions],
  }),
  'entry.exam.stateQuestions': entry(whole, {
    called: 'number of state exam questions',
    meaning: 'Scored questions of the state portion.',
    noneMeans: 'One exam, not scored by portion.',
    unit: 'questions',
    section: 'exam',
    readings: {
      state: {
        label: 'State portion',
        written: inQuestions,
        whenNull: oneCombinedExam,
        ledger: { of: 'exam' },
        compared: 'exam',
        sheet: { table: 'exam', width: 1.25 },
      },
    },
    questions: [ask.stateQuestions],
  }),
  'entry.exam.totalQuestions': entry(whole, {
    called: 'number of scored exam questions',
    meaning: 'Scored questions in all.',
    unit: 'questions',
    section: 'exam',
    readings: {
      questions: {
        label: 'Total scored questions',
        shortLabel: 'Exam questions',
        written: inQuestions,
        ledger: { of: 'exam' },
        compared: 'exam',
        table: { set: 'education' },
        sheet: { table: 'exam', width: 1.25 },
      },
    },
    questions: [ask.totalQuestions],
  }),
  'entry.exam.minutes': entry(whole, {
    called: 'exam time',
    meaning: 'Time allowed for the whole exam.',
    unit: 'minutes',
    section: 'exam',
    readings: {
      minutes: {
        label: 'Time allowed',
        shortLabel: 'Exam minutes',
        written: inMinutes,
        ledger: { of: 'exam' },
        compared: 'exam',
        table: { set: 'education' },
        sheet: { table: 'exam', width: 1.25 },
      },
    },
    questions: [ask.minutes],
  }),
  'entry.exam.passingScore': entry(text, {
    called: 'published passing score',
    meaning: 'The passing score as published, in words.',
    section: 'exam',
    readings: {
      score: {
        label: 'Passing score as published',
        shortLabel: 'To pass',
        inWords: true,
        written: { long: capitalize },
        ledger: { of: 'exam', label: 'short' },
        compared: 'exam',
        sheet: { table: 'exam', width: 2.2, label: 'short' },
      },
    },
    questions: [ask.splitScore],
  }),
  'entry.exam.passingPercent': entry(z.number().min(0).max(100), {
    called: 'passing percentage',
    meaning: 'The lowest percentage that passes, or the scaled score out of 100; passingScore says which.',
    unit: 'percent',
    section: 'exam',
    readings: {
      percent: {
        label: 'Minimum passing score',
        shortLabel: 'To pass',
        written: inPercent,
        writtenIn: (_, known) => writeScore(known),
        compared: 'exam',
        table: { set: 'education' },
        sheet: { table: 'exam', width: 1.35, align: 'right' },
      },
    },
    questions: [ask.passingScore],
  }),
  'entry.exam.feeUsd': entry(z.number().nonnegative(), {
    called: 'exam fee',
    meaning: 'One attempt at the exam.',
    unit: 'US dollars',
    section: 'costs',
    readings: {
      'exam-fee': {
        label: 'Exam, one attempt',
        shortLabel: 'Exam fee',
        written: inDollars,
        compared: 'fees',
        table: { set: 'cost' },
        sheet: { table: 'fees', width: 1, align: 'right' },
      },
    },
    questions: [ask.examFee],
  }),
};
