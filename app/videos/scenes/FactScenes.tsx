import type { SceneOf } from './lesson.ts';
import { Part } from './Part.tsx';

export function StepFacts({ scene: { step, cost, time, decides } }: { scene: SceneOf<'step'> }) {
  const facts = [
    ['Costs', cost],
    ['Takes', time],
    ['Decided by', decides],
  ];
  return (
    <div className="step-facts">
      <p className="numeral" aria-hidden="true">
        {step}
      </p>
      <dl>
        {facts.map(([name, value], index) => (
          <Part key={name} as="div" index={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Part>
        ))}
      </dl>
    </div>
  );
}

export function Equation({ scene: { given, lines, trap } }: { scene: SceneOf<'equation'> }) {
  return (
    <div className="equation">
      <p className="given">{given}</p>
      <ul>
        {lines.map(({ name, sum, is, wrong }, index) => (
          <Part key={name} index={index} className={wrong ? 'is-wrong' : undefined}>
            <span>{name}</span> <span>{sum} =</span> <strong>{is}</strong>
          </Part>
        ))}
      </ul>
      {trap && (
        <Part as="p" className="trap" index={lines.length}>
          {trap}
        </Part>
      )}
    </div>
  );
}

export function ComparedColumns({ scene: { left, right } }: { scene: SceneOf<'compare'> }) {
  return (
    <div className="compared">
      {[left, right].map(({ name, items }, column) => (
        <div key={name}>
          <p>{name}</p>
          <ul className="points">
            {items.map((item, index) => (
              <Part key={item} index={index + column * left.items.length}>
                {item}
              </Part>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

export function Ledger({ scene: { columns, rows, best } }: { scene: SceneOf<'table'> }) {
  return (
    <table className="sums">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], index) => (
          <Part key={name} as="tr" index={index}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={columns[place + 1]}>{best?.[index] === place + 1 ? <mark>{cell}</mark> : cell}</td>
            ))}
          </Part>
        ))}
      </tbody>
    </table>
  );
}
