/** What the contact form sends, checked. Pure. */
import { checkText, type TextRule } from '../forms/text-field.ts';
import { type EmailAddress, parseEmailAddress } from '../mail/email-address.ts';

export type ContactSubmission = {
  name: string;
  address: EmailAddress;
  subject: string;
  message: string;
  category: string;
};
export type ContactField = 'name' | 'email' | 'subject' | 'message' | 'category';
export type ContactErrors = Partial<Record<ContactField, string>>;
/** What was typed, shown again in the form. */
export type ContactTyped = Record<ContactField, string>;

/** The category where the frame's address names none; the same as on the contact page. */
export const defaultCategory = 'Niche & Miscellaneous';

const rules: Record<Exclude<ContactField, 'email'>, TextRule> = {
  name: { label: 'your name', longest: 100 },
  subject: { label: 'a subject', longest: 150 },
  message: { label: 'your message', longest: 5000, manyLines: true },
  category: { label: 'the category', longest: 100, optional: true },
};
const badAddress = 'Enter an email address like name@example.com.';

export type CheckedSubmission = { typed: ContactTyped } & (
  | { ok: true; submission: ContactSubmission }
  | { ok: false; errors: ContactErrors }
);

/** @param fields of the request's body; missing ones count as empty */
export function checkSubmission(fields: Record<string, string>): CheckedSubmission {
  const checked = {
    name: checkText(fields['name'], rules.name),
    subject: checkText(fields['subject'], rules.subject),
    message: checkText(fields['message'], rules.message),
    category: checkText(fields['category'], rules.category),
  };
  const address = parseEmailAddress(fields['email'] ?? '');
  const values = {
    name: checked.name.value,
    subject: checked.subject.value,
    message: checked.message.value,
    category: checked.category.value || defaultCategory,
  };
  const typed = { ...values, email: (fields['email'] ?? '').trim() };
  const errors: ContactErrors = Object.fromEntries(
    Object.entries(checked).flatMap(([field, { error }]) => (error ? [[field, error]] : [])),
  );
  if (!address) errors.email = badAddress;
  if (!address || Object.keys(errors).length > 0) return { ok: false, typed, errors };
  return { ok: true, typed, submission: { ...values, address } };
}

/** The category in the frame's address, if it is one line of sensible length. */
export function readCategory(query: string | undefined): string {
  const { value, error } = checkText(query, rules.category);
  return error || value === '' ? defaultCategory : value;
}
