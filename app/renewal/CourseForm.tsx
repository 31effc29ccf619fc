import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Day } from '../plan/days.ts';
import type { Course } from '../study/license-work.ts';
import { plural } from '../wording/wording.ts';
import { CourseFields } from './CourseFields.tsx';
import { readCourse } from './course-form.ts';
import type { KeepingView } from './state-keeping.server.ts';

type CourseFormProps = { keeping: KeepingView; today: Day; onAdd: (course: Course) => void };

/** A course to log. The first field has the focus when the form comes, and after each course. */
export function CourseForm({ keeping, today, onAdd }: CourseFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [said, setSaid] = useState('');
  useEffect(() => focusOn(form.current!, 'course'), []);
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const read = readCourse(textsOf(form.current!), today);
    const wrong = 'problems' in read ? read.problems : {};
    setProblems(wrong);
    setSaid('course' in read ? `Added: ${read.course.name}, ${plural(read.course.hours, 'hour')}.` : '');
    if ('course' in read) {
      onAdd(read.course);
      form.current!.reset();
    }
    focusOn(form.current!, Object.keys(wrong)[0] ?? 'course');
  };
  return (
    <form className="no-print" ref={form} onSubmit={add} noValidate autoComplete="off" aria-label="Log a course">
      <CourseFields keeping={keeping} problems={problems} />
      <p className="mt-5">
        <button type="submit" className="button">
          Add course
        </button>
      </p>
      <p className="small muted mt-3" role="status">
        {said}
      </p>
    </form>
  );
}

const focusOn = (form: HTMLFormElement, name: string): void =>
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

const textsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
