import { type FormEvent, useState } from 'react';
import { paths } from '../paths.ts';
import type { Day } from '../plan/days.ts';
import type { Course } from '../study/license-work.ts';
import { longDate, plural } from '../wording/wording.ts';
import { CourseFields } from './CourseFields.tsx';
import { countsInWords, readCourse } from './course-form.ts';
import { coursesIn, postLicense } from './education-left.ts';
import type { Standing } from './standing.ts';
import type { KeepingView } from './state-keeping.server.ts';

type LoggedCourse = Course & { id: string };

type CourseLogProps = {
  keeping: KeepingView;
  courses: LoggedCourse[];
  standing: Standing | undefined;
  today: Day | undefined;
  onAdd: (course: Course) => void;
  onRemove: (id: string) => void;
};

/** The courses a licensee took: hours, what they count as, day, certificate. */
export function CourseLog({ keeping, courses, standing, today, onAdd, onRemove }: CourseLogProps) {
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [said, setSaid] = useState('');
  const add = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const read = readCourse(values, today ?? '9999-12-31');
    setProblems('problems' in read ? read.problems : {});
    if ('problems' in read) {
      setSaid('');
      form.querySelector<HTMLElement>(`[name="${Object.keys(read.problems)[0]}"]`)?.focus();
      return;
    }
    onAdd(read.course);
    setSaid(`Added: ${read.course.name}, ${plural(read.course.hours, 'hour')}.`);
    form.reset();
    form.querySelector<HTMLElement>('[name="course"]')?.focus();
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
      {courses.length > 0 && <CourseList courses={courses} standing={standing} onRemove={onRemove} />}
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

type CourseListProps = Pick<CourseLogProps, 'courses' | 'standing' | 'onRemove'>;

function CourseList({ courses, standing, onRemove }: CourseListProps) {
  const term = standing && !('needs' in standing) ? standing.term : undefined;
  const counted = term ? coursesIn(courses, term) : courses;
  const remove = ({ id, name }: LoggedCourse): void => {
    if (confirm(`Remove “${name}” from your list?`)) onRemove(id);
  };
  return (
    <ul className="keep-courses mt-5" aria-label="Courses you logged">
      {courses.map((course) => (
        <li key={course.id}>
          <div>
            <p className="font-semibold">{course.name}</p>
            <p className="small muted">
              {longDate(course.day)} · {countsInWords(course.counts)}
              {course.certificate && ` · certificate ${course.certificate}`}
              {!counted.includes(course) && course.counts !== postLicense && ' · not in this term'}
            </p>
          </div>
          <p className="serif">{plural(course.hours, 'hour')}</p>
          <button type="button" className="keep-remove no-print" onClick={() => remove(course)}>
            Remove<span className="visually-hidden"> {course.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
