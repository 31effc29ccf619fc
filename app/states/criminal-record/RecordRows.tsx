import type { RecordAnswer } from './write-record.server.ts';

/** Can I ask first, and what is known of asking; in a guide and on the page of all places. */
export function RecordRows({ answer: { canAsk, rows, unknown } }: { answer: RecordAnswer }) {
  return (
    <>
      <dl className="figures mt-4">
        <div>
          <dt>Can you ask before you apply?</dt>
          <dd>{canAsk}</dd>
        </div>
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {unknown && <p className="small muted mt-3">{unknown}</p>}
    </>
  );
}
