import type { CalendarDay } from '../plan/calendar-file.ts';
import { hoursField, type ReadCalendar, startField } from '../plan/calendar-fields.ts';
import { dayInWords } from '../plan/days.ts';
import { PlanField } from '../plan/PlanField.tsx';
import { guessedPace, isTimed, milestoneIds } from '../facts/weeks-to-license.ts';
import { daysTo, milestoneNames } from '../plan/road.ts';
import type { PlanForm } from '../plan/use-plan-form.ts';
import { site } from '../frame/site.ts';
import { costIn } from '../paths.ts';
import { RichText } from '../states/RichText.tsx';
import { tellLost } from '../ui/tell-lost.ts';
import { basisOf } from './basis.ts';
import { WeeksTable } from './WeeksTable.tsx';
import type { StateCost } from './state-cost.server.ts';

type RoadCalendarProps = { cost: StateCost; planForm: PlanForm; calendar: ReadCalendar | null };

/** From the first class to the license: in weeks for everybody, in dates for whoever sets a start. */
export function RoadCalendar({ cost, planForm, calendar }: RoadCalendarProps) {
  const { asked, course, order, notes, courseHours, hasFewExams } = cost;
  return (
    <section id="dates" className="section">
      <h2>How long it takes</h2>
      <p className="mt-4 measure">
        <RichText parts={course} /> How fast you finish is up to you. Wait times for appointments and applications vary.
        Ask {asked} for current processing times.
      </p>
      {notes.length > 0 && <p className="small muted mt-3 measure">{notes.join(' ')}</p>}
      {courseHours === null ? (
        <p className="note mt-4">We don’t know this state’s course hours, so we can’t estimate dates.</p>
      ) : (
        <>
          <p className="mt-4 measure">{order}</p>
          <WeeksTable courseHours={courseHours} hasFewExams={hasFewExams} />
          <div className="own-dates">
            <Settings planForm={planForm} problems={calendar?.problems ?? {}} hasFewExams={hasFewExams} />
            <Dates cost={cost} calendar={calendar} courseHours={courseHours} />
            {planForm.shown.length > 0 && (
              <p className="small muted mt-3">
                The start and the hours come from the link you opened. They become part of your plan when you change one
                of them.
              </p>
            )}
          </div>
        </>
      )}
    </section>
  );
}

type SettingsProps = { planForm: PlanForm; problems: Record<string, string>; hasFewExams: boolean };

function Settings({ planForm, problems, hasFewExams }: SettingsProps) {
  const weeks = [
    ['calendar.weeks-off', 'Weeks off', 'Breaks from the course', guessedPace.weeksOff],
    [
      'calendar.to-application',
      'Weeks from course to booking',
      `We assume ${guessedPace.toApplication}`,
      guessedPace.toApplication,
    ],
    [
      'calendar.to-exam',
      'Weeks from booking to exam',
      hasFewExams ? 'By the next exam date' : `We assume ${guessedPace.toExam}`,
      hasFewExams ? '' : guessedPace.toExam,
    ],
    ['calendar.to-license', 'Weeks from exam to license', `We assume ${guessedPace.toLicense}`, guessedPace.toLicense],
  ] as const;
  return (
    <>
      <h3 className="mt-8">Set your own dates</h3>
      <div className="own threes">
        <PlanField
          name={startField}
          label="Course start date"
          hint="Your first class"
          type="date"
          problem={problems[startField]}
          planForm={planForm}
        />
        <PlanField
          name={hoursField}
          label="Hours a week"
          hint="For the course"
          inputMode="decimal"
          defaultValue={`${guessedPace.hoursPerWeek}`}
          problem={problems[hoursField]}
          planForm={planForm}
        />
        {weeks.map(([name, label, hint, guess]) => (
          <PlanField
            key={name}
            name={name}
            label={label}
            hint={hint}
            inputMode="numeric"
            defaultValue={`${guess}`}
            problem={problems[name]}
            planForm={planForm}
          />
        ))}
      </div>
    </>
  );
}

function Dates({
  cost,
  calendar,
  courseHours,
}: {
  cost: StateCost;
  calendar: ReadCalendar | null;
  courseHours: number;
}) {
  const { start, pace } = calendar ?? { start: null, pace: null };
  if (!start || !pace)
    return (
      <p className="note mt-6" role="status">
        {pace || !calendar
          ? 'Choose a start date to see your timeline.'
          : 'Correct the marked number to see your timeline.'}
      </p>
    );
  const days = daysTo(start, courseHours, pace);
  const timed = milestoneIds.filter((id) => isTimed(id, pace, cost.hasFewExams));
  const entries = timed.map((id) => ({
    id,
    day: days[id],
    title: milestoneNames[id],
    basis: basisOf(id, courseHours, pace),
  }));
  return (
    <>
      <h3 className="mt-8">Your dates</h3>
      <ol className="road mt-4" aria-live="polite">
        {entries.map(({ id, day, title, basis }) => (
          <li key={id}>
            <span>
              <strong>{title}</strong> <span className="block small muted">{basis}</span>
            </span>
            <time dateTime={day}>{dayInWords(day)}</time>
          </li>
        ))}
      </ol>
      {timed.length < milestoneIds.length && (
        <p className="note mt-4">Enter the weeks from booking to your exam date to see the rest.</p>
      )}
      <p className="mt-6 flex flex-wrap gap-3 no-print">
        <button type="button" className="button" onClick={() => void save(cost, entries).catch(tellLost)}>
          Add to my calendar
        </button>
        <button type="button" className="button button-quiet" onClick={() => print()}>
          Print
        </button>
      </p>
      <p className="small muted mt-3 no-print">
        The address of this page now holds your start and hours: copy it to share them.
      </p>
    </>
  );
}

type Entry = { id: string; day: string; title: string; basis: string };

async function save({ name, slug }: StateCost, entries: Entry[]): Promise<void> {
  const { offerCalendar } = await import('../plan/offer-calendar.ts');
  const url = `${site.origin}${costIn(slug)}`;
  const days = entries.map(({ id, day, title, basis }): CalendarDay => ({
    id: `${slug}-road-${id}`,
    day,
    url,
    title: `${name} license: ${title}`,
    text: basis,
  }));
  offerCalendar(days, `license-dates-${slug}.ics`);
}
