import { describe, expect, test } from 'vitest';
import { coursesOf, type HeldLicense, heldStates, licenseWork, mergeHeld } from './license-work.ts';
import { readWorkFile, workFile } from './work-file.ts';
import { workKinds } from './work-kinds.ts';

const course = { name: 'Fair housing', hours: 3, counts: 'elective', day: '2026-05-02', certificate: 'A-12' };
/** As this browser keeps it since November 2026. */
const held: HeldLicense = {
  fields: { issued: { value: '2025-08-14', at: 10 }, group: { value: 'Last names S', at: 11 } },
  courses: { 'm1-a': { course, at: 20 }, 'm2-b': { course: { ...course, name: 'Ethics', day: '2026-01-05' }, at: 21 } },
};

test('a license is saved to a file with all other work, and read from it again', () => {
  const saved = workFile({ licenses: { kansas: held } }, '2026-11-22T10:00:00.000Z');
  expect(readWorkFile(saved, workKinds)).toEqual({ works: { licenses: { kansas: held } } });
});

test('a file of before there were licenses is read as ever', () => {
  const saved = workFile({ plan: { ohio: {} } }, '2026-11-20T10:00:00.000Z');
  expect(readWorkFile(saved, workKinds)).toEqual({ works: { plan: { ohio: {} } } });
});

describe('is no license:', () => {
  const withCourse = (change: object) => ({
    ohio: { fields: {}, courses: { a: { course: { ...course, ...change }, at: 1 } } },
  });
  test.each([
    ['a list', []],
    ['one without courses', { ohio: { fields: {} } }],
    ['a slug that is none', { 'Ohio!': held }],
    ['a field of another name', { ohio: { fields: { 'note.exam': { value: 'x', at: 1 } }, courses: {} } }],
    ['a field that is too long', { ohio: { fields: { issued: { value: '2026-05-020', at: 1 } }, courses: {} } }],
    ['a course without an age', { ohio: { fields: {}, courses: { a: { course } } } }],
    ['hours that are none', withCourse({ hours: 0 })],
    ['hours as text', withCourse({ hours: '3' })],
    ['a day that is none', withCourse({ day: 'May 2' })],
    ['a name over the limit', withCourse({ name: 'x'.repeat(201) })],
    ['a certificate that is no text', withCourse({ certificate: 7 })],
  ])('%s', (_, value) => {
    expect(licenseWork.read(value)).toBeNull();
  });
});

test('two devices’ licenses become one, whichever is loaded into the other; a removed course stays removed', () => {
  const other: HeldLicense = {
    fields: { issued: { value: '2025-08-15', at: 12 } },
    courses: { 'm1-a': { course: null, at: 30 }, 'm3-c': { course: { ...course, hours: 6 }, at: 5 } },
  };
  const merged = mergeHeld(held, other);
  expect(mergeHeld(other, held)).toEqual(merged);
  expect(merged.fields).toEqual({ issued: { value: '2025-08-15', at: 12 }, group: held.fields['group'] });
  expect(coursesOf(merged).map(({ id }) => id)).toEqual(['m2-b', 'm3-c']);
});

test('a license is named where something is written about it', () => {
  const gone: HeldLicense = {
    fields: { issued: { value: '', at: 9 } },
    courses: { a: { course: null, at: 1 } },
  };
  const work = { kansas: held, ohio: gone, texas: { fields: {}, courses: { a: { course, at: 1 } } } };
  expect(heldStates(work)).toEqual(['kansas', 'texas']);
  expect(licenseWork.describe(work)).toBe('license records for Kansas and Texas');
  expect(licenseWork.describe({ kansas: held })).toBe('a license record for Kansas');
  expect(licenseWork.describe({ ohio: gone })).toBe('');
});
