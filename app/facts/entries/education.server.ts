import { z } from 'zod';
import { hours, list } from '../../wording/wording.ts';
import { text } from '../fact.server.ts';
import { entry } from '../fact-entry.server.ts';
import { highSchool, minimumAge, mostHours, prelicenseHours, title } from '../questions/education-questions.server.ts';
import { asNumber, asText, inHours, yesOrNo } from '../writings.server.ts';

const whole = z.int().nonnegative();
const course = z.strictObject({ name: text, hours: z.number().nullable() });

/** "Real Estate Law (45 hours, including 18 hours of Nevada law)": one pair of parentheses. */
const courseInWords = ({ name, hours: length }: z.infer<typeof course>): string => {
  if (length === null) return name;
  const [, base = name, part] = /^(.*) \((.*)\)$/.exec(name) ?? [];
  return `${base} (${hours(length)}${part ? `, including ${part}` : ''})`;
};

/** The first license: its name, who can have it, and the courses before it. */
export const educationFacts = {
  'entry.title': entry(text, {
    called: 'license title',
    meaning: 'What the first license is called.',
    column: 'license_title',
    section: 'steps',
    readings: { title: { label: 'License', written: asText, sheet: { table: 'license', width: 1.8 } } },
    questions: [title],
  }),
  'entry.minimumAge': entry(whole, {
    called: 'minimum age',
    meaning: 'Minimum age for the first license.',
    unit: 'years',
    section: 'steps',
    readings: {
      age: {
        label: 'Minimum age',
        written: asNumber,
        compared: 'education',
        table: { set: 'education', section: 'sources' },
        sheet: { table: 'license', width: 0.9, align: 'right' },
      },
    },
    questions: [minimumAge],
  }),
  'entry.highSchool': entry(z.boolean(), {
    called: 'high school diploma rule',
    meaning: 'Whether a high school diploma or its equivalent is required. False: we found no such rule.',
    section: 'steps',
    readings: {
      school: {
        label: 'High school diploma or its equivalent',
        shortLabel: 'Diploma asked',
        written: yesOrNo('Required', 'Not required'),
        compared: 'education',
        sheet: { table: 'license', width: 1, label: 'short', written: 'short' },
      },
    },
    questions: [highSchool],
  }),
  'entry.prelicenseHours': entry(whole, {
    called: 'pre-licensing education',
    meaning: 'Pre-licensing education before the first license.',
    unit: 'hours',
    section: 'steps',
    readings: {
      hours: {
        label: 'Pre-licensing education',
        shortLabel: 'Course hours',
        written: inHours,
        compared: 'education',
        table: { set: 'education' },
        sheet: { table: 'license', width: 1.1, align: 'right' },
      },
    },
    questions: [prelicenseHours, mostHours],
  }),
  'entry.prelicenseCourses': entry(z.array(course), {
    called: 'list of pre-licensing courses',
    meaning: 'Its courses.',
    noneMeans: 'One course, or no fixed list of courses.',
    parts: { name: 'The course’s name.', hours: 'Its length in hours.' },
    section: 'steps',
    readings: {
      courses: {
        label: 'Courses',
        inWords: true,
        written: {
          long: (courses) => list(courses.map(courseInWords)),
        },
        compared: 'education',
      },
    },
  }),
};
