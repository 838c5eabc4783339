import type { SignUp, SignUpForm } from '../account.schema.ts';
import { fieldErrorText } from './field-error-text.ts';

export type SignUpErrors = Record<string, string>;

type Checked =
  | { success: true }
  | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
/** The part of the form's schema needed here, so that the schema can load later. */
export interface SignUpFormCheck {
  safeParse: (form: SignUpForm) => Checked;
}

/** Validates the form: returns the first error of each wrong field, or the person to sign up. */
export function readSignUpForm(schema: SignUpFormCheck, entries: FormData): { errors: SignUpErrors; person?: SignUp } {
  const text = (name: string) => String(entries.get(name) ?? '');
  const person = {
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    password: text('password'),
  };
  const form = { ...person, confirmPassword: text('confirmPassword'), agreeTerms: entries.has('agreeTerms') };
  const result = schema.safeParse(form);
  if (result.success) return { errors: {}, person };
  const errors: SignUpErrors = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= fieldErrorText(message);
  return { errors };
}
