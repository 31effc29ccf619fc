import { describe, expect, it } from 'vitest';
import { courseHoursOf } from './course-hours.server.ts';
import { readJurisdictions } from './jurisdictions.server.ts';

const of = (slug: string) => courseHoursOf(readJurisdictions().get(slug)!);

describe('the hours of courses before a first license', () => {
  it('are those before the exam and those of a course that may follow it', () => {
    expect(of('rhode-island')).toEqual({ all: 48, beforeExam: 45, afterwards: 3 });
    expect(of('arizona')).toEqual({ all: 96, beforeExam: 90, afterwards: 6 });
  });

  it('are one number where every course comes before the exam, or none is named', () => {
    expect(of('ohio')).toEqual({ all: 100, beforeExam: 100, afterwards: 0 });
    expect(of('hawaii')).toEqual({ all: 60, beforeExam: 60, afterwards: 0 });
  });

  it('are not known where no page gives them', () => {
    expect(of('us-virgin-islands')).toBeNull();
  });
});
