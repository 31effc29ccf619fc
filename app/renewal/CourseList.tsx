import { longDate, plural } from '../wording/wording.ts';
import { countsInWords, postLicense } from './course-counts.ts';
import { coursesIn } from './education-left.ts';
import type { LoggedCourse } from './use-license.ts';
import type { Term } from './terms.ts';

type CourseListProps = {
  courses: LoggedCourse[];
  /** When the courses that count were finished. */
  term: Pick<Term, 'from' | 'to'> | undefined;
  onRemove: (id: string) => void;
};

/** The courses that were logged, by day; those that do not count in the term say so. */
export function CourseList({ courses, term, onRemove }: CourseListProps) {
  const counted = term ? coursesIn(courses, term) : courses;
  const remove = ({ id, name }: LoggedCourse): void => {
    if (confirm(`Remove “${name}” from your list?`)) onRemove(id);
  };
  return (
    <ul className="keep-courses mt-5" aria-label="Courses you logged">
      {courses.map((course) => (
        <li key={course.id}>
          <div>
            <p className="semibold">{course.name}</p>
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
