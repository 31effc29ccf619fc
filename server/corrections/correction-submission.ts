/** What the form for a correction sends, checked. Pure. */
import type { Suspicion } from '../forms/suspicion.ts';
import { checkText, type TextRule } from '../forms/text-field.ts';
import { type EmailAddress, parseEmailAddress } from '../mail/email-address.ts';
import type { CorrectionSubject } from './correction-subject.ts';

export type CorrectionField = 'fact' | 'message' | 'name' | 'email';
export type CorrectionErrors = Partial<Record<CorrectionField, string>>;
/** What was typed, shown again in the form. */
export type CorrectionTyped = { message: string; name: string; email: string; thanks: boolean };
export type CorrectionSubmission = {
  message: string;
  /** '' where none was given. */
  name: string;
  address: EmailAddress | null;
  /** Thanked by first name on /corrections, if accepted. */
  thanks: boolean;
};

/** A correction that may be stored, and what it is about. */
export type ReceivedCorrection = {
  subject: CorrectionSubject;
  submission: CorrectionSubmission;
  suspicions: Suspicion[];
  /** Of the form that was shown, where it is a true one: a second press of the button is then the same correction. */
  stamp: string | null;
};

const rules: Record<'message' | 'name', TextRule> = {
  message: { label: 'what it should say', longest: 5000, manyLines: true },
  name: { label: 'your first name', longest: 100, optional: true },
};

export const nothingTyped: CorrectionTyped = { message: '', name: '', email: '', thanks: false };

export type CheckedCorrection = { typed: CorrectionTyped; errors: CorrectionErrors; submission: CorrectionSubmission };

/** @param fields of the request's body. @returns with no errors, `submission` may be stored */
export function checkCorrection(fields: Record<string, string>): CheckedCorrection {
  const message = checkText(fields['message'], rules.message);
  const name = checkText(fields['name'], rules.name);
  const email = (fields['email'] ?? '').trim();
  const address = email === '' ? null : parseEmailAddress(email);
  const thanks = (fields['thanks'] ?? '') !== '';
  const errors: CorrectionErrors = {
    ...(message.error && { message: message.error }),
    ...(name.error && { name: name.error }),
    ...(thanks && name.value === '' && { name: 'Enter your first name, or leave the box below unchecked.' }),
    ...(email !== '' && !address && { email: 'Enter an email address like name@example.com, or none.' }),
  };
  return {
    typed: { message: message.value, name: name.value, email, thanks },
    errors,
    submission: { message: message.value, name: name.value, address, thanks },
  };
}
