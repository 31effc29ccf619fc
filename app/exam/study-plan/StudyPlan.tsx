import { useEffect, useRef } from 'react';
import { site } from '../../frame/site.ts';
import { article, paths, startPractice, stateLawOf } from '../../paths.ts';
import type { QuestionArea } from '../../question-bank/question-area.ts';
import type { ExamWork } from '../../study/exam-work.ts';
import { dayInWords, dayOf, isDay } from '../../plan/days.ts';
import { tellLost } from '../../ui/tell-lost.ts';
import { dayTitle, planInCalendar, planSummary, todayWords } from './plan-words.ts';
import { isDone, type PlannedDay, planDays } from './study-plan.ts';

type StudyPlanProps = {
  /** Undefined until the browser has said what it keeps. */
  work: ExamWork | undefined;
  change: (change: (work: ExamWork) => ExamWork) => void;
  /** In milliseconds; undefined in the built page. */
  now: number | undefined;
  unseen: number;
  /** What to study first, the weakest before the others; may be empty. */
  first: QuestionArea[];
  /** The state whose exam is meant. */
  state: { slug: string; name: string; law?: object } | undefined;
};

const shownAtOnce = 7;

/** From today to the exam. The day is the browser's own field: what was chosen before hydration counts. */
export function StudyPlan({ work, change, now, unseen, first, state }: StudyPlanProps) {
  const weakest = first.filter((area) => area !== 'state-law');
  const examDay = work?.plan?.examDay ?? '';
  const days =
    now !== undefined && isDay(examDay) ? planDays({ today: dayOf(new Date(now)), examDay, unseen, weakest }) : [];
  return (
    <section aria-labelledby="plan">
      <h2 id="plan">Your study plan</h2>
      <div className="needs-script mt-4">
        <ExamDayField work={work} change={change} />
      </div>
      <div className="plan-words">
        {days.length > 0 ? (
          <p>{planSummary(days)}</p>
        ) : (
          <p>
            {examDay
              ? 'That date has passed. Choose your next exam date.'
              : 'Choose your exam date to see how many questions to do each day and which areas to start with.'}
          </p>
        )}
        <p>{work && now !== undefined ? todayWords(days[0], work, now) : ' '}</p>
      </div>
      <p className="mt-5 flex flex-wrap gap-3">
        <a className="button button-quiet" href={startPractice('daily')}>
          Ten of the day
        </a>
        {days.length > 0 && (
          <button type="button" className="button button-quiet" onClick={() => offer(days)}>
            Add to my calendar
          </button>
        )}
      </p>
      {work && days.length > 0 && <Days days={days} work={work} />}
      {state && <p className="mt-4">{lawToo(state, first.includes('state-law'))}</p>}
      <p className="small muted mt-4">
        Your plan stays in this browser. Each time you open it, it adjusts to what you’ve done so far.{' '}
        <a href={paths.savedWork}>About saved work</a>
      </p>
    </section>
  );
}

/** The days are of national questions: what the plan says of the state's own law. */
function lawToo({ slug, name, law }: NonNullable<StudyPlanProps['state']>, isWeak: boolean) {
  if (!law)
    return (
      <>
        The exam also covers {name} law, which these questions don’t. Plan time for it.{' '}
        <a href={article('state-portion-of-the-exam')}>How to study your state’s law</a>
      </>
    );
  return isWeak ? (
    <>
      {name} law is one of your weakest areas. Spend part of each day on it:{' '}
      <a href={stateLawOf(slug)}>questions on {name} law</a>.
    </>
  ) : (
    <>
      This plan covers national questions. Spend part of each day on {name} law, too:{' '}
      <a href={stateLawOf(slug)}>questions on {name} law</a>.
    </>
  );
}

/** Loaded on the press: most visitors never ask for a file. */
const offer = (days: PlannedDay[]): void =>
  void import('../../plan/offer-calendar.ts').then(
    ({ offerCalendar }) => offerCalendar(planInCalendar(days, `${site.origin}${paths.studyPlan}`), 'study-plan.ics'),
    tellLost,
  );

function ExamDayField({ work, change }: Pick<StudyPlanProps, 'work' | 'change'>) {
  const field = useRef<HTMLInputElement>(null);
  const kept = work?.plan?.examDay ?? '';
  const isKnown = work !== undefined;
  const keep = (examDay: string): void => change((now) => ({ ...now, plan: { examDay, at: Date.now() } }));
  useEffect(() => {
    if (!isKnown || !field.current) return;
    const early = field.current.value;
    // A day chosen before hydration is newer than the one remembered.
    if (early && !kept) change((now) => ({ ...now, plan: { examDay: early, at: Date.now() } }));
    else field.current.value = kept;
  }, [isKnown, kept, change]);
  return (
    <div className="field">
      <label htmlFor="exam-day">Day of your exam</label>
      <input
        ref={field}
        id="exam-day"
        className="input"
        type="date"
        onChange={({ currentTarget: { value, validity } }) => {
          // A date half typed has no value yet.
          if (!validity.badInput) keep(value);
        }}
      />
    </div>
  );
}

/** What is done is ticked off, as the words above the list say of today. */
function Days({ days, work }: { days: PlannedDay[]; work: ExamWork }) {
  const rows = (shown: PlannedDay[]) => (
    <ol className="plan-days mt-4">
      {shown.map((planned) => (
        <li key={planned.day} data-kind={planned.kind}>
          <span className="small muted">{dayInWords(planned.day)}</span>
          {isDone(planned, work) && (
            <>
              {' '}
              <strong className="small day-done">Done</strong>
            </>
          )}
          <br />
          {dayTitle(planned)}
        </li>
      ))}
    </ol>
  );
  return (
    <>
      {rows(days.slice(0, shownAtOnce))}
      {days.length > shownAtOnce && (
        <details className="mt-3">
          <summary>
            {days.length - shownAtOnce} more {days.length - shownAtOnce === 1 ? 'day' : 'days'}, to the exam
          </summary>
          {rows(days.slice(shownAtOnce))}
        </details>
      )}
    </>
  );
}
