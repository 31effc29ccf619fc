import type { ReactNode } from 'react';

/** What a control says of itself. */
type Told = { id: string; className: string; 'aria-invalid': true | undefined; 'aria-describedby': string };

type ToldFieldProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong with what was entered. */
  problem: string | undefined;
  children: (told: Told) => ReactNode;
};

/** A control with its label, a hint and its problem, which is spoken when it comes. */
export function ToldField({ id, label, hint, problem, children: control }: ToldFieldProps) {
  const told: Told = {
    id,
    className: 'input',
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': `${hint ? `${id}-hint ` : ''}${id}-problem`,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {control(told)}
      {hint && (
        <span className="small muted" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <span className="error" id={`${id}-problem`} role="status">
        {problem}
      </span>
    </div>
  );
}
