/** Questions about keeping a license: courses and renewals. */
import { hours, years } from '../../wording/wording.ts';
import type { Ask } from './ask.server.ts';

export const postLicense: Ask<{ hours: number; deadline: string }> = ({ value: found, fact, name, elsewhere }) =>
  // Maine’s course belongs to the next license up.
  fact.note?.includes('next license')
    ? null
    : {
        question: `How many hours of post-license education does ${name} require after the first license?`,
        number: found.hours,
        plausible: [...elsewhere.map((other) => other.hours), 6, 15, 20, 24, 60, 75, 120],
        note: `${fact.note ?? ''} ${found.deadline}`,
        format: hours,
        says: `${name} requires ${hours(found.hours)} ${found.deadline}`,
      };

export const renewalTerm: Ask<number> = ({ value, fact, name, words }) =>
  fact.note?.includes('cannot be renewed')
    ? null
    : {
        question: `How long is a regular license term for ${words.licensees} in ${name}?`,
        number: value,
        plausible: [1, 2, 3, 4, 5, 6],
        note: fact.note,
        format: years,
        says: `A regular term is ${years(value)}`,
      };

export const continuingEducation: Ask<number> = ({ value, fact, name, elsewhere }) =>
  fact.note?.includes('does not renew')
    ? null
    : {
        question: `How many hours of continuing education do you need for a regular renewal in ${name}?`,
        number: value,
        plausible: [...elsewhere, 4, 6, 9],
        note: fact.note,
        format: hours,
        says: `A regular renewal takes ${hours(value)}`,
      };
