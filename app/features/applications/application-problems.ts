import { accountLimits } from '#app/features/accounts/account-limits.ts';
import { accountErrors } from '#app/features/accounts/accounts.errors.ts';
import { isPhoneLike } from '#app/features/accounts/phone.ts';
import type { ApplicationForm } from './application-form.ts';
import { applicationErrors } from './applications.errors.ts';
import { isReservedUsername } from './reserved-usernames.ts';
import { numeric } from './numeric.ts';

/** What is wrong with the fields of a step, by the field's name (document 1, section 5). */
export type ApplicationProblems = Record<string, string>;

/** The six fields that must be filled before anybody leaves for Google (APPLY-067), in the order shown. */
export const requiredFields = [
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['username', 'Username'],
  ['serviceArea', 'Service area'],
] as const satisfies [keyof ApplicationForm, string][];

/** The names of the required fields that are blank (APPLY-069). */
export function missingFields(form: ApplicationForm): string[] {
  return requiredFields.filter(([field]) => form[field].trim() === '').map(([, name]) => name);
}

/** "Please fill in all required fields: Phone, Username" (APPLY-068). */
export function missingFieldsText(missing: readonly string[]): string {
  return `Please fill in all required fields: ${missing.join(', ')}`;
}

/** Said at the box, and by the server to whoever goes around it. */
export const termsRequired = 'Please agree to the terms to go on';

const atLeastZero = 'Please enter a number of at least 0.';

/** The problems of each step; a step without any can be left. */
export const stepProblems: readonly ((form: ApplicationForm) => ApplicationProblems)[] = [
  (form) => ({ ...blanks(form), ...usernameProblem(form), ...emailProblem(form), ...phoneProblem(form) }),
  (form) => ({ ...numberProblems(form), ...priceProblems(form) }),
  (form) => (form.certifications.length === 0 ? { certifications: applicationErrors.certification_missing.message } : {}),
  (form) => ({ ...passwordProblems(form), ...termsProblem(form) }),
];

function blanks(form: ApplicationForm): ApplicationProblems {
  const blank = requiredFields.filter(([field]) => form[field].trim() === '');
  return Object.fromEntries(blank.map(([field, name]) => [field, `${name} is required`]));
}

function usernameProblem({ username }: ApplicationForm): ApplicationProblems {
  return isReservedUsername(username) ? { username: accountErrors.username_taken.message } : {};
}

function emailProblem({ email }: ApplicationForm): ApplicationProblems {
  return email.trim() !== '' && !/^\S+@\S+\.\S+$/.test(email.trim()) ? { email: 'Please enter a valid email address.' } : {};
}

function phoneProblem({ phone }: ApplicationForm): ApplicationProblems {
  return phone.trim() !== '' && !isPhoneLike(phone) ? { phone: accountErrors.invalid_phone.message } : {};
}

/** What is no number falls back to a default (APPLY-036 to 038), so that only a number below 0 is wrong. */
function numberProblems(form: ApplicationForm): ApplicationProblems {
  const fields = ['yearsExperience', 'serviceRadius', 'travelFee'] as const;
  return Object.fromEntries(fields.filter((field) => (numeric(form[field]) ?? 0) < 0).map((field) => [field, atLeastZero]));
}

function priceProblems({ selectedServices, servicePrices, customServices }: ApplicationForm): ApplicationProblems {
  const problems: ApplicationProblems = {};
  for (const title of selectedServices) if (!((numeric(servicePrices[title]) ?? 0) > 0)) problems[`price ${title}`] = 'Price is required';
  customServices.forEach(({ name, price }, index) => {
    if (name.trim() === '') problems[`customName ${index}`] = 'A service needs a name';
    if (!((numeric(price) ?? 0) > 0)) problems[`customPrice ${index}`] = 'Price is required';
  });
  return problems;
}

/** What is wrong with the passwords of somebody without a session (APPLY-049 to 057). */
export function passwordProblems({ password, confirmPassword }: Pick<ApplicationForm, 'password' | 'confirmPassword'>): ApplicationProblems {
  const problems: ApplicationProblems = {};
  if (password.length < accountLimits.passwordMinimum) problems['password'] = accountErrors.weak_password.message;
  if (password !== confirmPassword) problems['confirmPassword'] = 'Passwords do not match';
  return problems;
}

/** Why the last step cannot be left by any way (APPLY-058). */
export function termsProblem({ agreeTerms }: Pick<ApplicationForm, 'agreeTerms'>): ApplicationProblems {
  return agreeTerms ? {} : { agreeTerms: termsRequired };
}

/** Whether the last step's button can be pressed (APPLY-060 to 064). */
export function maySubmit(form: ApplicationForm, { hasSession, isSubmitting }: { hasSession: boolean; isSubmitting: boolean }): boolean {
  const isKnown = hasSession || (form.password !== '' && form.password === form.confirmPassword);
  return !isSubmitting && form.agreeTerms && isKnown;
}
