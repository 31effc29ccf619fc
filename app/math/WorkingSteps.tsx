import type { Step } from './calculator.ts';
import { unbroken } from './unbroken.ts';

type WorkingStepsProps = { steps: Step[]; results: Record<string, { name: string }> };

/** How the results follow from the numbers, line by line. */
export function WorkingSteps({ steps, results }: WorkingStepsProps) {
  return (
    <section className="section-small" aria-labelledby="working">
      <h2 id="working">Step by step, with these numbers</h2>
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
        Dollar amounts are rounded to the nearest cent; half a cent rounds up.
        {steps.some(({ isExact }) => !isExact) &&
          ' A number after ≈ is rounded. The next line uses the full number, unless it’s an amount someone pays.'}
      </p>
    </section>
  );
}
