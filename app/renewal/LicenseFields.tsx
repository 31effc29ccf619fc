import type { RenewalRule } from '../facts/renewal-rule.ts';
import { monthNames } from '../facts/renewal-words.ts';
import { asksOf } from './license-form.ts';
import { ToldField } from './ToldField.tsx';
import type { LicenseForm } from './use-license.ts';

type LicenseFieldsProps = { rule: RenewalRule | null; problems: Record<string, string>; licenseForm: LicenseForm };

/** Only what the state's rule goes by: dates, and a birthday or a group where it needs one. */
export function LicenseFields({ rule, problems, licenseForm }: LicenseFieldsProps) {
  const { birthday, groups } = asksOf(rule);
  const days = Array.from({ length: 31 }, (_, index) => `${index + 1}`);
  return (
    <div className="keep-fields">
      <DayField name="issued" label="Issue date" {...{ problems, licenseForm }} />
      {birthday && (
        <div className="keep-birthday">
          <Choice
            name="birth-month"
            label="Birthday: month"
            options={monthNames.map((month, index) => [`${index + 1}`, month])}
            {...{ problems, licenseForm }}
          />
          <Choice name="birth-day" label="Day" options={days.map((day) => [day, day])} {...{ problems, licenseForm }} />
        </div>
      )}
      {groups.length > 0 && (
        <Choice
          name="group"
          label="Your group"
          options={groups.map((group) => [group, group])}
          {...{ problems, licenseForm }}
        />
      )}
      <DayField
        name="expires"
        label="Expiration date on your license"
        hint="If you enter this date, we’ll use it instead of your issue date."
        {...{ problems, licenseForm }}
      />
    </div>
  );
}

type FieldProps = Pick<LicenseFieldsProps, 'problems' | 'licenseForm'> & { name: string; label: string };

function toldOf({ name, problems, licenseForm: { editing, halfDates } }: Omit<FieldProps, 'label'>) {
  if (editing === name) return undefined;
  return halfDates.includes(name) ? 'Enter the whole date: month, day and year.' : problems[name];
}

function DayField({ name, label, hint, ...given }: FieldProps & { hint?: string }) {
  return (
    <ToldField id={name} label={label} hint={hint} problem={toldOf({ name, ...given })}>
      {(told) => <input type="date" name={name} {...told} />}
    </ToldField>
  );
}

function Choice({ name, label, options, ...given }: FieldProps & { options: string[][] }) {
  return (
    <ToldField id={name} label={label} problem={toldOf({ name, ...given })}>
      {(told) => (
        <select name={name} {...told}>
          <option value="">Choose</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </ToldField>
  );
}
