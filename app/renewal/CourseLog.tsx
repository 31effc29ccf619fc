import { useState } from 'react';
import { paths } from '../paths.ts';
import type { Day } from '../plan/days.ts';
import type { Course } from '../study/license-work.ts';
import { tellLost } from '../ui/tell-lost.ts';
import type { Standing } from './standing.ts';
import type { KeepingView } from './state-keeping.server.ts';
import type { LoggedCourse } from './use-license.ts';
import { useWorkedOut } from './use-worked-out.ts';

type CourseLogProps = {
  keeping: KeepingView;
  courses: LoggedCourse[];
  standing: Standing | undefined;
  today: Day | undefined;
  onAdd: (course: Course) => void;
  onRemove: (id: string) => void;
};

/** The courses a licensee took, with hours, day and certificate. List and form come when they are wanted. */
export function CourseLog({ keeping, courses, standing, today, onAdd, onRemove }: CourseLogProps) {
  const [isLogging, setLogging] = useState(false);
  const workedOut = useWorkedOut(isLogging || courses.length > 0);
  const download = (): void =>
    void import('./offer-courses.ts').then((it) => it.offerCourses(courses, `${keeping.slug}-courses.csv`), tellLost);
  const term = standing && !('needs' in standing) ? standing.courseDays : undefined;
  return (
    <section className="section-small" aria-labelledby="your-courses">
      <h2 id="your-courses">Your courses</h2>
      <p className="mt-3 measure">
        Log each course with its certificate number. The list stays in this browser, and you can{' '}
        <a href={paths.savedWork}>save it to a file</a>.
      </p>
      {workedOut && courses.length > 0 && <workedOut.CourseList courses={courses} term={term} onRemove={onRemove} />}
      {isLogging && workedOut && today && <workedOut.CourseForm keeping={keeping} today={today} onAdd={onAdd} />}
      <p className="no-print mt-5 flex flex-wrap gap-3">
        {!isLogging && (
          <button type="button" className="button" onClick={() => setLogging(true)}>
            Log a course
          </button>
        )}
        {courses.length > 0 && (
          <button type="button" className="button button-quiet" onClick={download}>
            Download the list (CSV)
          </button>
        )}
      </p>
    </section>
  );
}
