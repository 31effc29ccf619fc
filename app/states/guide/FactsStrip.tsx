import { MarkedText } from '../RichText.tsx';
import { ChangedMark } from './ChangedMark.tsx';
import type { Guide } from './guide.server.ts';

/** The figures people come for, each with its source, its date and a word of doubt where there is one. */
export function FactsStrip({ strip }: { strip: Guide['strip'] }) {
  return (
    <dl className="facts of-6">
      {strip.map(({ label, figure, detail }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={figure.known ? undefined : 'unknown'}>
            <MarkedText {...figure} doubt={undefined} />
          </dd>
          {/* One element, so that every figure of a row has the same three lines to stand on (guide.css). */}
          <dd>
            {figure.known && detail && <span className="block">{detail}</span>}
            {figure.asOf && <span className="block">{figure.asOf}</span>}
            {figure.changed && (
              <span className="block">
                <ChangedMark change={figure.changed} />
              </span>
            )}
            {figure.doubt && <span className="doubt block">{figure.doubt}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
