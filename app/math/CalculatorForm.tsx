import { notify } from '../ui/toast-store.ts';
import type { Working } from './calculator.ts';
import { CalculatorField } from './CalculatorField.tsx';
import { searchOf, textsOf } from './calculator-address.ts';
import type { FieldView } from './field-view.ts';
import type { FormulaGroup } from './formula-groups.ts';
import { LoanSchedule } from './LoanSchedule.tsx';
import { useCalculator } from './use-calculator.ts';
import { WorkingSteps } from './WorkingSteps.tsx';

export type ResultWords = Record<string, { name: string; meaning: string }>;
type CalculatorFormProps = {
  group: FormulaGroup;
  slug: string;
  fields: FieldView[];
  results: ResultWords;
  example: Working;
};

/** The calculator of any formula: its fields, its results as they are typed, and how they are worked out. */
export function CalculatorForm({ group, slug, fields, results, example }: CalculatorFormProps) {
  const { form, answer, problems, isMissing, update, leave, calculate, reset } = useCalculator(
    group,
    slug,
    fields,
    example,
  );
  const working = isMissing || 'problems' in answer ? undefined : answer.working;
  return (
    <>
      <form
        ref={form}
        className="calculator"
        data-hydrate="address"
        id="soon"
        onInput={update}
        onSubmit={calculate}
        onReset={reset}
        noValidate
      >
        <div className="calculator-fields">
          {fields.map((field) => (
            <CalculatorField key={field.key} field={field} problem={problems[field.key]} onLeave={leave} />
          ))}
          <p className="flex flex-wrap gap-3 no-print">
            <button className="button">Calculate</button>
            <button type="reset" className="button button-quiet">
              Back to the example
            </button>
          </p>
        </div>
        {/* The browser's React never looks into a noscript, so its contents need not be in the script. */}
        <noscript>{import.meta.env.SSR && <ExampleNumbers fields={fields} />}</noscript>
        <div className="calculator-answer">
          <output className="results">
            {working ? (
              Object.entries(results).map(([key, words]) => (
                <Result key={key} {...words} value={working.results[key] ?? ''} />
              ))
            ) : (
              <span className="error">
                {isMissing
                  ? 'The calculator could not be loaded. Check your connection and load this page again; its ' +
                    'address keeps your numbers.'
                  : whatIsMissing(problems)}
              </span>
            )}
          </output>
          <p className="flex flex-wrap gap-x-5 gap-y-2 small no-print needs-script">
            <button
              type="button"
              className="link"
              onClick={() => void copyAddress(textsOf(form.current!, fields), fields)}
            >
              Copy a link to these numbers
            </button>
            <button type="button" className="link" onClick={() => print()}>
              Print
            </button>
          </p>
        </div>
      </form>
      {working && <WorkingSteps steps={working.steps} results={results} />}
      {working?.schedule && <LoanSchedule schedule={working.schedule} />}
    </>
  );
}

const whatIsMissing = (problems: Record<string, string>): string =>
  Object.keys(problems).length > 0
    ? 'Correct the marked field to see the result.'
    : 'Fill in every field to see the result.';

function Result({ name, meaning, value }: { name: string; meaning: string; value: string }) {
  return (
    <span className="result">
      <span className="result-name">{name}</span>{' '}
      <strong className={value.length > 24 ? 'result-words' : undefined}>{value}</strong>{' '}
      <span className="small muted">{meaning}</span>
    </span>
  );
}

/** Without scripts there is nothing to type into, so the example's numbers are told. */
function ExampleNumbers({ fields }: { fields: FieldView[] }) {
  return (
    <div className="calculator-fields">
      <p>The calculator needs scripts. Here is the worked example with its result.</p>
      <dl className="grid gap-3">
        {fields.map(({ key, name, meaning, example, unit, kind, choices }) => (
          <div key={key}>
            <dt className="semibold">
              {name}
              {kind === 'number' && unit && <>, in {unit}</>}: {choices?.[example] ?? asRead(kind, example)}
            </dt>
            <dd className="small muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function asRead(kind: FieldView['kind'], example: string): string {
  if (kind === 'date') return writtenOut(example);
  return kind === 'dollars' ? `$${example}` : kind === 'percent' ? `${example}%` : example;
}

/** "2027-09-11" as "September 11, 2027". */
const writtenOut = (date: string): string =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

async function copyAddress(texts: Record<string, string>, fields: FieldView[]): Promise<void> {
  const address = location.origin + location.pathname + searchOf(texts, fields);
  try {
    await navigator.clipboard.writeText(address);
    notify({ title: 'Link copied', description: 'Whoever opens it sees your numbers.' });
  } catch {
    notify({
      title: 'The link was not copied',
      description: 'Your browser did not allow it. Copy the address of this page instead: it holds your numbers.',
      variant: 'destructive',
    });
  }
}
