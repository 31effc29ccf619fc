import type { HTMLInputTypeAttribute } from 'react';
import type { PlanForm } from './use-plan-form.ts';

type PlanFieldProps = {
  /** That of its entry in the plan, e.g. "calendar.hours". */
  name: string;
  label: string;
  hint?: string;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'numeric' | 'decimal';
  defaultValue?: string;
  /** What is wrong with the value; told once the visitor has left the field. */
  problem: string | undefined;
  planForm: PlanForm;
};

const halfDate = 'Enter the whole date: month, day and year.';

/** One uncontrolled field of a plan with its label, its hint and, beside it, what is wrong. */
export function PlanField({
  name,
  label,
  hint,
  type = 'text',
  inputMode,
  defaultValue,
  problem,
  planForm: { values, editing, halfDates },
}: PlanFieldProps) {
  const id = name.replace('.', '-');
  const told = editing === name ? undefined : halfDates.includes(name) ? halfDate : problem;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="small muted" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <input
        className="input"
        id={id}
        name={name}
        type={type}
        data-set={type === 'date' && values[name] ? '' : undefined}
        inputMode={inputMode}
        defaultValue={defaultValue}
        maxLength={type === 'text' ? 40 : undefined}
        aria-invalid={told ? true : undefined}
        aria-describedby={`${hint ? `${id}-hint ` : ''}${id}-problem`}
      />
      <span className="error" id={`${id}-problem`} role="status">
        {told}
      </span>
    </div>
  );
}
