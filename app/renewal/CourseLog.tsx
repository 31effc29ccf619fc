import { type FormEvent, type ReactNode, useState } from 'react';
import { paths } from '../paths.ts';
import type { Day } from '../plan/days.ts';
import type { Course } from '../study/license-work.ts';
import { plural } from '../wording/wording.ts';
import { CourseFields } from './CourseFields.tsx';
import type { ReadCourse } from './course-form.ts';
import type { KeepingView } from './state-keeping.server.ts';
import type { LoggedCourse } from './use-license.ts';
import { loadWorkedOut, tellLost, type WorkedOut } from './use-worked-out.ts';

type CourseLogProps = {
  keeping: KeepingView;
  courses: LoggedCourse[];
  /** The courses as a list, once it has come. */
  list: ReactNode;
  today: Day | undefined;
  onAdd: (course: Course) => void;
};

/** The courses a licensee took: hours, what they count as, day, certificate. */
export function CourseLog({ keeping, courses, list, today, onAdd }: CourseLogProps) {
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [said, setSaid] = useState('');
  const show = (form: HTMLFormElement, read: ReadCourse): void => {
    const wrong = 'problems' in read ? read.problems : {};
    setProblems(wrong);
    setSaid('course' in read ? `Added: ${read.course.name}, ${plural(read.course.hours, 'hour')}.` : '');
    if ('course' in read) {
      onAdd(read.course);
      form.reset();
    }
    form.querySelector<HTMLElement>(`[name="${Object.keys(wrong)[0] ?? 'course'}"]`)?.focus();
  };
  const add = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const read = ({ readCourse }: WorkedOut): void => show(form, readCourse(textsOf(form), today ?? '9999-12-31'));
    loadWorkedOut().then(read, tellLost);
  };
  const download = (): void =>
    void import('./offer-courses.ts').then((it) => it.offerCourses(courses, `${keeping.slug}-courses.csv`));
  return (
    <section className="section-small" aria-labelledby="your-courses">
      <h2 id="your-courses">Your courses</h2>
      <p className="mt-3 measure">
        Log each course with its certificate number. The list stays in this browser, and you can{' '}
        <a href={paths.savedWork}>save it to a file</a>.
      </p>
      {list}
      <form className="no-print" onSubmit={add} noValidate autoComplete="off" aria-label="Log a course">
        <CourseFields keeping={keeping} problems={problems} />
        <p className="mt-5 flex flex-wrap gap-3">
          <button type="submit" className="button">
            Add course
          </button>
          {courses.length > 0 && (
            <button type="button" className="button button-quiet" onClick={download}>
              Download the list (CSV)
            </button>
          )}
        </p>
        <p className="small muted mt-3" role="status">
          {said}
        </p>
      </form>
    </section>
  );
}

const textsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
