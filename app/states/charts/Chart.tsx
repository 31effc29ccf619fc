import { chartFile } from './chart-files.ts';
import type { ChartData } from './chart-data.server.ts';

/** The picture, the same in words, and the figures behind it as a table and as files. */
export function Chart({
  chart: { id, question, label, said, medianShown, note, states, layout },
}: {
  chart: ChartData;
}) {
  return (
    <figure className="chart" id={id}>
      <figcaption>
        <h3>{question}</h3>
        <p className="small">
          {said}. Median: {medianShown}.
        </p>
      </figcaption>
      <Picture layout={layout} />
      {note && <p className="small muted mt-2">{note}</p>}
      <details className="small">
        <summary>All figures as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col">{label}</th>
            </tr>
          </thead>
          <tbody>
            {states.map(({ code, name, shown, doubt }) => (
              <tr key={code}>
                <th scope="row">{name}</th>
                <td>
                  {shown}
                  {doubt && <span className="doubt"> {doubt}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p className="small files no-print">
        Download:{' '}
        {(['svg', 'png', 'csv'] as const).map((kind) => (
          <a
            key={kind}
            href={chartFile(id, kind)}
            download={`${id}.${kind}`}
            aria-label={`${question} as ${kind.toUpperCase()}`}
          >
            {kind.toUpperCase()}
          </a>
        ))}
      </p>
    </figure>
  );
}

function Picture({ layout: { width, height, axis, cell, head, rows, cells } }: Pick<ChartData, 'layout'>) {
  return (
    // What it shows stands in the caption and, figure by figure, in the table under it.
    <svg className="cells" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {head && (
        <text className="head" y="12">
          {head}
        </text>
      )}
      {rows.map(({ label, y, height: high, isMedian }) => (
        <g key={y}>
          {isMedian && <path className="median" d={`M${axis - 7} ${y + 5}l5 5-5 5z`} />}
          <path className="rule" d={`M${axis} ${y}v${high}`} />
          <text y={y + 15} className={isMedian ? 'label middle' : 'label'}>
            {label}
          </text>
        </g>
      ))}
      {(['s', 'd', 'u'] as const).map((kind) => (
        <path
          key={kind}
          className={`cell-${kind}`}
          d={cells.map((one) => (one[3] === kind ? box(one, cell) : '')).join('')}
        />
      ))}
      {cells.map(([x, y, code]) => (
        <text key={code} x={x + cell.width / 2} y={y + 14.5}>
          {code}
        </text>
      ))}
    </svg>
  );
}

const box = ([x, y]: ChartData['layout']['cells'][number], { width, height }: ChartData['layout']['cell']): string =>
  `M${x + 0.5} ${y + 0.5}h${width - 1}v${height - 1}h${1 - width}z`;
