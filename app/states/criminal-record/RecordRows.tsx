import { Marks } from '../RichText.tsx';
import type { RecordAnswer } from './write-record.server.ts';

type RecordRowsProps = {
  answer: RecordAnswer;
  /** Where the regulator stands, whom to ask what nobody says. */
  regulator?: string;
};

/** Can I ask first, and what is known of asking; in a guide and on the page of all places. */
export function RecordRows({ answer: { canAsk, marks, rows, unknown }, regulator = '#regulator' }: RecordRowsProps) {
  return (
    <>
      <dl className="figures mt-4">
        <div>
          <dt>Can you ask before you apply?</dt>
          <dd>
            {canAsk || <a href={regulator}>We couldn’t confirm this</a>}
            {canAsk && <Marks marks={marks} />}
          </dd>
        </div>
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {text}
              <Marks marks={marks} />
            </dd>
          </div>
        ))}
      </dl>
      {unknown && <p className="small muted mt-3">{unknown}</p>}
    </>
  );
}
