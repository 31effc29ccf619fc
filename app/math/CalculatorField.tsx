import type { FieldView } from './field-view.ts';

type CalculatorFieldProps = {
  field: FieldView;
  problem: string | undefined;
  onLeave: (key: string) => void;
};

/**
 * One input with its unit, what it means and what is wrong with it. The browser holds its value: typing before
 * hydration is kept.
 */
export function CalculatorField({ field, problem, onLeave }: CalculatorFieldProps) {
  const { key, name, meaning, unit, kind } = field;
  if (kind === 'choice') return <ChoiceField field={field} />;
  return (
    <div className="field">
      <label htmlFor={`f-${key}`}>
        {name}
        {unit && <span className="visually-hidden">, in {unit}</span>}
      </label>
      <div className="input amount" data-invalid={problem ? '' : undefined}>
        {kind === 'dollars' && <span aria-hidden="true">$</span>}
        <input
          id={`f-${key}`}
          name={key}
          defaultValue={field.example}
          autoComplete="off"
          spellCheck={false}
          type={kind === 'date' ? 'date' : 'text'}
          inputMode={kind === 'text' || kind === 'date' || field.mayBeNegative ? undefined : 'decimal'}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `f-${key}-error f-${key}-help` : `f-${key}-help`}
          onBlur={() => onLeave(key)}
        />
        {kind !== 'dollars' && unit && <span aria-hidden="true">{kind === 'percent' ? '%' : unit}</span>}
      </div>
      <p className="error" id={`f-${key}-error`} role="alert">
        {problem}
      </p>
      <p className="small muted" id={`f-${key}-help`}>
        {meaning}
      </p>
    </div>
  );
}

function ChoiceField({ field: { key, name, meaning, example, choices } }: { field: FieldView }) {
  return (
    <fieldset className="field" aria-describedby={`f-${key}-help`}>
      <legend>{name}</legend>
      {Object.entries(choices ?? {}).map(([value, words]) => (
        <label key={value} className="choice">
          <input type="radio" name={key} value={value} defaultChecked={value === example} /> {words}
        </label>
      ))}
      <p className="small muted" id={`f-${key}-help`}>
        {meaning}
      </p>
    </fieldset>
  );
}
