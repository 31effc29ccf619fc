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
          {figure.known && detail && <dd>{detail}</dd>}
          {figure.asOf && <dd>{figure.asOf}</dd>}
          <ChangedMark change={figure.changed} />
          {figure.doubt && <dd className="doubt">{figure.doubt}</dd>}
        </div>
      ))}
    </dl>
  );
}
