import { rangeInWords } from '../facts/costs.ts';
import { PlanField } from '../plan/PlanField.tsx';
import type { PlanForm } from '../plan/use-plan-form.ts';
import { dollars } from '../wording/wording.ts';
import { totalOf } from './amounts.ts';
import type { StateCost } from './state-cost.server.ts';

type OwnFiguresProps = { cost: StateCost; planForm: PlanForm };

/** Room for what has no published amount, and the sum with it. */
export function OwnFigures({ cost: { costs, figures, needed }, planForm }: OwnFiguresProps) {
  const known = costs.rows.flatMap(({ amount }) => amount ?? []);
  const total = totalOf(known, figures, needed, (id) => planForm.values[`cost.${id}`] ?? '');
  const hasRange = figures.some(({ range }) => range);
  return (
    <section id="own-figures" className="section">
      <h2>Add your own costs</h2>
      <p className="mt-4 measure">Look up these prices and enter them here. Your numbers stay in this browser.</p>
      <noscript>
        <p className="note mt-4">
          Turn on JavaScript to add up your costs, or print this page and write your figures on it.
        </p>
      </noscript>
      <div className="own pairs">
        {figures.map(({ id, label, why }) => (
          <PlanField
            key={id}
            name={`cost.${id}`}
            label={label}
            hint={`${why}. Your cost ($)`}
            inputMode="decimal"
            problem={total.problems[id]}
            planForm={planForm}
          />
        ))}
      </div>
      <output className="sum mt-6">
        <span>{hasRange ? 'Fees with a set price' : 'Known fees'}</span> <span>{dollars(total.known)}</span>
        {total.varies[1] > 0 && (
          <>
            <span>Fees that vary</span> <span>{spread(total.varies)}</span>
          </>
        )}
        <span>Your costs</span> <span>{dollars(total.own)}</span>
        <strong>{total.missing.length > 0 ? 'Total so far' : 'Total'}</strong> <strong>{spread(total.together)}</strong>
      </output>
      {total.missing.length > 0 && <p className="small muted mt-3">Still to price: {total.missing.join('; ')}.</p>}
    </section>
  );
}

const spread = ([low, high]: [number, number]): string => (low === high ? dollars(low) : rangeInWords([low, high]));
