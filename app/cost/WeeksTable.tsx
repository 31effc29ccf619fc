import { guessedPace, isTimed, milestoneIds, weeksTo } from '../facts/weeks-to-license.ts';
import { milestoneNames } from '../plan/road.ts';
import { plural } from '../wording/wording.ts';

/** Paces of the worked example, in hours a week. */
const paces = [5, 10, 20];

const { toApplication, toExam, toLicense } = guessedPace;

/** The worked example: weeks from the first class, at three paces. */
export function WeeksTable({ courseHours, hasFewExams }: { courseHours: number; hasFewExams: boolean }) {
  const example = paces.map((hoursPerWeek) => ({
    hoursPerWeek,
    weeks: weeksTo(courseHours, { ...guessedPace, hoursPerWeek }),
  }));
  return (
    <>
      <div className="scroll mt-5">
        <table className="ledger weeks">
          <caption className="visually-hidden">How long it takes, by study hours a week</caption>
          <thead>
            <tr>
              <th scope="col">Weeks from your first class to</th>
              {example.map(({ hoursPerWeek }) => (
                <th key={hoursPerWeek} scope="col">
                  {plural(hoursPerWeek, 'hour')} a week
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {milestoneIds.slice(1).map((id) => (
              <tr key={id}>
                <th scope="row">{milestoneNames[id]}</th>
                {isTimed(id, guessedPace, hasFewExams) ? (
                  example.map(({ hoursPerWeek, weeks }) => <td key={hoursPerWeek}>{weeks[id]}</td>)
                ) : (
                  <td colSpan={example.length}>Depends on the exam date</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hasFewExams ? (
        <p className="small muted mt-3 measure">
          Course time is based on the hours you need. The time to book the exam is our estimate:
          {` ${plural(toApplication, 'week')}`}.
        </p>
      ) : (
        <p className="small muted mt-3 measure">
          Course time is based on the hours your state requires. The other times are our estimates:
          {` ${plural(toApplication, 'week')}`} to book the exam, {toExam} more until exam day, and {toLicense} more
          until you get your license.
        </p>
      )}
    </>
  );
}
