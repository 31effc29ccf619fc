import type { Step } from './calculator.ts';
import { unbroken } from './unbroken.ts';

type WorkingStepsProps = { steps: Step[]; results: Record<string, { name: string }> };

/** How the results follow from the numbers, line by line. */
export function WorkingSteps({ steps, results }: WorkingStepsProps) {
  return (
    <section className="section-small" aria-labelledby="working">
      <h2 id="working">The working, with these numbers</h2>
      <ol className="working mt-4">
        {steps.map(({ key, label, sum, isExact, text }, place) => (
          <li key={place}>
            <span className="muted small">{key ? results[key]?.name : label}</span>
            <span>
              {unbroken(sum)} {isExact ? '=' : '≈'}
              {'\u00a0'}
              {key ? <strong>{text}</strong> : text}
            </span>
          </li>
        ))}
      </ol>
      <p className="small muted mt-3 measure">
        Dollars are rounded to the cent, half a cent up. After ≈ a figure is shown rounded; the next line goes on with
        all of its digits, unless it is an amount that is paid.
      </p>
    </section>
  );
}
