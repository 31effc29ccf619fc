import { z } from 'zod';
import { text } from '../fact.server.ts';
import { entry } from '../fact-entry.server.ts';
import * as ask from '../questions/broker-questions.server.ts';
import { asNumber, asText, inHours, inYears, required } from '../writings.server.ts';

const whole = z.int().nonnegative();

/** The license above the first one. */
export const brokerFacts = {
  'broker.title': entry(text, {
    called: 'broker license title',
    meaning: 'What the broker license is called.',
    section: 'broker',
    readings: {
      'broker-title': {
        label: 'Title',
        written: asText,
        ledger: { of: 'broker' },
        compared: 'broker',
        sheet: { table: 'broker', width: 1.9 },
      },
    },
    questions: [ask.brokerTitle],
  }),
  'broker.minimumAge': entry(whole, {
    called: 'minimum age for a broker license',
    meaning: 'Minimum age for a broker license.',
    unit: 'years',
    section: 'broker',
    readings: {
      'broker-age': {
        label: 'Minimum age',
        shortLabel: 'Broker’s age',
        written: asNumber,
        ledger: { of: 'broker' },
        compared: 'broker',
        table: { set: 'broker' },
        sheet: { table: 'broker', width: 1.15, align: 'right' },
      },
    },
    questions: [ask.brokerAge],
  }),
  'broker.experienceYears': entry(z.number().nonnegative(), {
    called: 'experience rule for a broker license',
    meaning: 'Experience as a licensee before a broker license.',
    unit: 'years',
    section: 'broker',
    readings: {
      'broker-experience': {
        label: 'Licensed experience',
        shortLabel: 'Years as agent',
        written: inYears,
        ledger: { of: 'broker' },
        compared: 'broker',
        table: { set: 'broker' },
        sheet: { table: 'broker', width: 1.15, align: 'right' },
      },
    },
    questions: [ask.brokerExperience],
  }),
  'broker.hours': entry(whole, {
    called: 'education for a broker license',
    meaning: 'Education for a broker license.',
    noneMeans: 'Not counted in hours, but in college credits or courses.',
    unit: 'hours',
    section: 'broker',
    readings: {
      'broker-hours': {
        label: 'Education',
        shortLabel: 'Broker course hours',
        written: inHours,
        ledger: { of: 'broker' },
        compared: 'broker',
        table: { set: 'broker' },
        sheet: { table: 'broker', width: 1.2, align: 'right' },
      },
    },
    questions: [ask.brokerHours],
  }),
  'broker.countsFirstHours': entry(z.boolean(), {
    called: 'rule for the first license’s hours',
    meaning: 'Whether the education for a broker license includes the hours taken for the first license.',
    section: 'broker',
    readings: {
      'broker-first-hours': {
        label: 'Hours from your first license',
        written: {
          long: (count) => (count ? 'Included in the broker hours' : 'They don’t count toward the broker hours'),
        },
        ledger: { of: 'broker' },
        compared: 'broker',
      },
    },
  }),
  'broker.examRequired': entry(z.boolean(), {
    called: 'broker exam',
    meaning: 'Whether there is a broker exam.',
    section: 'broker',
    readings: {
      'broker-exam': {
        label: 'Broker exam',
        written: required,
        ledger: { of: 'broker' },
        compared: 'broker',
        table: { set: 'broker' },
        sheet: { table: 'broker', width: 1 },
      },
    },
    questions: [ask.brokerExam],
  }),
};
