import { guessedPace, milestoneIds, milestoneNames } from '../../plan/road.ts';
import { plural } from '../../states/wording.ts';
import type { StateCost } from './state-cost.server.ts';

const { toApplication, toExam, toLicense } = guessedPace;

/** The worked example: weeks from the first class, at three paces. */
export function WeeksTable({ example }: { example: StateCost['example'] }) {
  return (
    <>
      <div className="scroll mt-5">
        <table className="ledger weeks">
          <caption className="visually-hidden">Weeks from the start of the course, at different hours a week</caption>
          <thead>
            <tr><th scope="col">After the first class</th>{example.map(({ hoursPerWeek }) => <th key={hoursPerWeek} scope="col">{plural(hoursPerWeek, 'hour')} a week</th>)}</tr>
          </thead>
          <tbody>
            {milestoneIds.slice(1).map((id) => (
              <tr key={id}><th scope="row">{milestoneNames[id]}</th>{example.map(({ hoursPerWeek, weeks }) => <td key={hoursPerWeek}>{plural(weeks[id], 'week')}</td>)}</tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small muted mt-3 measure">
        The course is the state’s hours. The rest are our guesses: {plural(toApplication, 'week')} to send the application, {plural(toExam, 'week')} more
        to the exam, {plural(toLicense, 'week')} more to the license.
      </p>
    </>
  );
}
