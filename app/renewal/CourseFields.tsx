import type { HTMLInputTypeAttribute } from 'react';
import { courseLimits } from '../study/license-work.ts';
import { countsInWords, elective, postLicense } from './course-counts.ts';
import type { KeepingView } from './state-keeping.server.ts';
import { ToldField } from './ToldField.tsx';

type CourseFieldsProps = { keeping: KeepingView; problems: Record<string, string> };

export function CourseFields({ keeping: { education, postLicense: hasPostLicense }, problems }: CourseFieldsProps) {
  const choices = [elective, ...education.mandatory.map(({ name }) => name), ...(hasPostLicense ? [postLicense] : [])];
  return (
    <div className="keep-fields">
      <Field name="course" label="Course" maxLength={courseLimits.name} problems={problems} />
      <Field name="hours" label="Hours" inputMode="decimal" maxLength={6} problems={problems} />
      <div className="field">
        <label htmlFor="course-counts">Counts as</label>
        <select className="input" id="course-counts" name="counts" defaultValue={elective}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {countsInWords(choice)}
            </option>
          ))}
        </select>
      </div>
      <Field name="day" label="Finished on" type="date" problems={problems} />
      <Field
        name="certificate"
        label="Certificate number, if any"
        maxLength={courseLimits.certificate}
        problems={problems}
      />
    </div>
  );
}

type FieldProps = {
  name: string;
  label: string;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'decimal';
  maxLength?: number;
  problems: Record<string, string>;
};

function Field({ name, label, problems, type = 'text', ...more }: FieldProps) {
  return (
    <ToldField id={`course-${name}`} label={label} problem={problems[name]}>
      {(told) => <input name={name} type={type} {...told} {...more} />}
    </ToldField>
  );
}
