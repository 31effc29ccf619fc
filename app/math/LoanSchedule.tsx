import { useEffect, useRef, useState } from 'react';
import { PageStyle } from '../frame/PageStyle.tsx';
import scrollEdge from '../ui/scroll-edge.css?inline';
import { tellLost } from '../ui/tell-lost.ts';
import type { Schedule } from './calculator.ts';
import { scheduleCsv, type ScheduleRow, scheduleRows } from './schedule-rows.ts';

/** Every year or month of the loan. The months are worked out in the browser: 360 rows would weigh on the page. */
export function LoanSchedule({ schedule: { loan, years, months } }: { schedule: Schedule }) {
  const [byMonth, setByMonth] = useState(false);
  // The months come with the calculator, which the first touch of the page fetches: this very click may be that touch.
  const isAwaited = useRef(false);
  const save = (): void => {
    isAwaited.current = months.length === 0;
    if (!isAwaited.current) download(scheduleRows(loan, months, 'Month')).catch(tellLost);
  };
  useEffect(() => {
    if (!isAwaited.current || months.length === 0) return;
    isAwaited.current = false;
    download(scheduleRows(loan, months, 'Month')).catch(tellLost);
  }, [loan, months]);
  const rows = byMonth && months.length > 0 ? scheduleRows(loan, months, 'Month') : scheduleRows(loan, years, 'Year');
  return (
    <section className="section-small" aria-labelledby="schedule">
      <PageStyle name="scroll-edge" css={scrollEdge} />
      <h2 id="schedule">The loan’s schedule</h2>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 mt-4 no-print needs-script">
        <fieldset className="flex flex-wrap gap-x-5">
          <legend className="visually-hidden">Rows of the schedule</legend>
          <label className="choice">
            <input type="radio" name="rows" checked={!byMonth} onChange={() => setByMonth(false)} /> By year
          </label>
          <label className="choice">
            <input type="radio" name="rows" checked={byMonth} onChange={() => setByMonth(true)} /> By month
          </label>
        </fieldset>
        <button type="button" className="button button-quiet" onClick={save}>
          Download as CSV
        </button>
      </div>
      <div className="scroll fades mt-4" role="group" aria-label="Schedule of the loan" tabIndex={0}>
        <table className="ledger schedule">
          <caption className="visually-hidden">What is paid, and what is still owed</caption>
          <thead>
            <tr>
              {['When', 'Paid', 'Interest', 'Principal', 'Balance'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row[0]} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="small muted mt-3 no-cents">Without cents, to fit this screen. The CSV file has them.</p>
    </section>
  );
}

function Row({ row: [name, ...amounts] }: { row: ScheduleRow }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {amounts.map((amount, place) => (
        <td key={place}>
          {amount.slice(0, -3).replace(/\B(?=(\d{3})+$)/g, ',')}
          <span className="cents">{amount.slice(-3)}</span>
        </td>
      ))}
    </tr>
  );
}

/** What hands a file over comes with the first download: few visitors want one. */
async function download(months: ScheduleRow[]): Promise<void> {
  const { offerFile } = await import('../study/offer-file.ts');
  offerFile(scheduleCsv(months), 'loan-schedule.csv', 'text/csv');
}
