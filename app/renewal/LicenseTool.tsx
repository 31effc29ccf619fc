import { useKeptOffline } from '../plan/use-kept-offline.ts';
import { useToday } from '../plan/use-today.ts';
import { CourseLog } from './CourseLog.tsx';
import { firstQuestion } from './first-question.ts';
import { LicenseFields } from './LicenseFields.tsx';
import { readLicense } from './license-form.ts';
import type { KeepingView } from './state-keeping.server.ts';
import { useLicense } from './use-license.ts';
import { useWorkedOut } from './use-worked-out.ts';

/** The reader's own dates, what is left to do by then, and the log of courses, kept in this browser. */
export function LicenseTool({ keeping }: { keeping: KeepingView }) {
  const licenseForm = useLicense(keeping.slug);
  const { values, courses, problem, formProps, addCourse, removeCourse } = licenseForm;
  const today = useToday();
  const { license, problems } = readLicense(values);
  const isBegun = Object.keys(values).length > 0 || courses.length > 0;
  const workedOut = useWorkedOut(isBegun);
  const standing = today ? workedOut?.standingOf(keeping, license, courses, today) : undefined;
  const shown = workedOut && today && standing && { keeping, license, standing, today };
  useKeptOffline(isBegun);
  return (
    <>
      <noscript>
        <p className="note mt-8">
          Turn on JavaScript to calculate your date and log courses. What {keeping.place} requires is below.
        </p>
      </noscript>
      <div className="needs-script">
        {problem && (
          <p className="note mt-8" role="alert">
            {problem}
          </p>
        )}
        <section className="keep mt-8" aria-labelledby="your-license">
          <h2 id="your-license">Your license</h2>
          <form {...formProps} aria-labelledby="your-license">
            <LicenseFields rule={keeping.rule} problems={problems} licenseForm={licenseForm} />
          </form>
          <div className="keep-result">
            <div role="status">{shown ? <workedOut.RenewalResult {...shown} /> : <p>{firstQuestion}</p>}</div>
            {shown && <workedOut.RenewalActions {...shown} />}
          </div>
        </section>
        <CourseLog
          keeping={keeping}
          courses={courses}
          standing={standing}
          today={today}
          onAdd={addCourse}
          onRemove={removeCourse}
        />
      </div>
    </>
  );
}
