import { accountLimits } from '#app/features/accounts/account-limits.ts';
import { accountErrors } from '#app/features/accounts/accounts.errors.ts';
import { isPhoneLike } from '#app/features/profiles/phone.ts';
import { hasTwoDecimalsAtMost, unclearNumberText } from '#app/lib/decimal.ts';
import type { ApplicationForm } from './application-form.ts';
import { applicationLimits } from '../application-limits.ts';
import { applicationErrors } from '../applications.errors.ts';
import { isReservedUsername } from './reserved-usernames.ts';
import { numeric } from './numeric.ts';
import { profileErrors } from '#app/features/profiles/profiles.errors.ts';

/** The errors of a step, by field name (document 1, section 5). */
export type ApplicationFormErrors = Record<string, string>;

/** The six fields required before leaving for Google (APPLY-067), in the order shown. */
export const requiredFields = [
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['username', 'Username'],
  ['serviceArea', 'Service area'],
] as const satisfies [keyof ApplicationForm, string][];

/** Returns the names of the required fields that are blank (APPLY-069). */
export function missingFields(form: ApplicationForm): string[] {
  return requiredFields.filter(([field]) => form[field].trim() === '').map(([, name]) => name);
}

/** Formats the error: "Please fill in all required fields: Phone, Username" (APPLY-068). */
export function missingFieldsText(missing: readonly string[]): string {
  return `Please fill in all required fields: ${missing.join(', ')}`;
}

/** Shown at the checkbox; the server sends it if the checkbox was bypassed. */
export const termsRequired = 'Please agree to the terms to continue';

/** The errors for numbers outside their limits; the server sends the same. */
export const numberMessages = {
  years: `Years of experience must be a whole number from 0 to ${applicationLimits.yearsMaximum}`,
  radius: `The radius must be a number from 0 to ${applicationLimits.radiusMaximum} miles`,
  fee: `The travel fee must be a number from 0 to ${applicationLimits.travelFeeMaximum} dollars, with two decimals at most`,
  price: 'Price is required',
  negativePrice: 'Price cannot be negative',
  priceTooHigh: `A price can be at most $${applicationLimits.priceMaximum.toLocaleString('en-US')}`,
  priceDecimals: 'Prices have two decimals',
} as const;

const atLeastZero = 'Please enter a number of at least 0.';

/** The errors of each step; a step without errors can be left. */
export const stepErrors: readonly ((form: ApplicationForm) => ApplicationFormErrors)[] = [
  (form) => ({ ...blanks(form), ...usernameErrors(form), ...emailErrors(form), ...phoneErrors(form) }),
  (form) => ({ ...numberErrors(form), ...priceErrors(form) }),
  (form) => documentProblems(form),
  (form) => ({ ...passwordErrors(form), ...termsErrors(form) }),
];

function blanks(form: ApplicationForm): ApplicationFormErrors {
  const blank = requiredFields.filter(([field]) => form[field].trim() === '');
  return Object.fromEntries(blank.map(([field, name]) => [field, `${name} is required`]));
}

function usernameErrors({ username }: ApplicationForm): ApplicationFormErrors {
  return isReservedUsername(username) ? { username: profileErrors.username_taken.message } : {};
}

function emailErrors({ email }: ApplicationForm): ApplicationFormErrors {
  return email.trim() !== '' && !/^\S+@\S+\.\S+$/.test(email.trim())
    ? { email: 'Please enter a valid email address.' }
    : {};
}

function phoneErrors({ phone }: ApplicationForm): ApplicationFormErrors {
  return phone.trim() !== '' && !isPhoneLike(phone) ? { phone: profileErrors.invalid_phone.message } : {};
}

const numberRules = {
  yearsExperience: { most: applicationLimits.yearsMaximum, range: numberMessages.years, fits: Number.isInteger },
  serviceRadius: { most: applicationLimits.radiusMaximum, range: numberMessages.radius, fits: () => true },
  travelFee: { most: applicationLimits.travelFeeMaximum, range: numberMessages.fee, fits: hasTwoDecimalsAtMost },
} as const;

/**
 * Checks the numbers against the server's limits; anything that is not a number falls back to a default (APPLY-036 to
 * 038).
 */
function numberErrors(form: ApplicationForm): ApplicationFormErrors {
  const fields = Object.keys(numberRules) as (keyof typeof numberRules)[];
  return Object.fromEntries(
    fields.flatMap((field) =>
      numberErrorsOf(numeric(form[field]) ?? 0, numberRules[field]).map((text) => [field, text]),
    ),
  );
}

function numberErrorsOf(
  value: number,
  { most, range, fits }: (typeof numberRules)[keyof typeof numberRules],
): string[] {
  if (Number.isNaN(value)) return [unclearNumberText];
  if (value < 0) return [atLeastZero];
  return value > most || !fits(value) ? [range] : [];
}

/** @returns what is wrong with a typed price; nothing if it is valid */
function priceError(typed: string | undefined): string | undefined {
  const price = numeric(typed) ?? 0;
  if (Number.isNaN(price)) return unclearNumberText;
  if (price < 0) return numberMessages.negativePrice;
  if (price === 0) return numberMessages.price;
  if (price > applicationLimits.priceMaximum) return numberMessages.priceTooHigh;
  return hasTwoDecimalsAtMost(price) ? undefined : numberMessages.priceDecimals;
}

function priceErrors({ selectedServices, servicePrices, customServices }: ApplicationForm): ApplicationFormErrors {
  const errors: ApplicationFormErrors = {};
  const check = (field: string, typed: string | undefined) => {
    const problem = priceError(typed);
    if (problem) errors[field] = problem;
  };
  for (const title of selectedServices) check(`price ${title}`, servicePrices[title]);
  customServices.forEach(({ name, price }, index) => {
    if (name.trim() === '') errors[`customName ${index}`] = 'A service needs a name';
    check(`customPrice ${index}`, price);
  });
  return errors;
}

/** A document that the server refused must be replaced or removed; its reason is shown next to it. */
function documentProblems({ certifications, insuranceFile }: ApplicationForm): ApplicationFormErrors {
  const refused = [...certifications, insuranceFile].find((document) => document?.problem);
  if (refused?.problem) return { documents: `${refused.name}: ${refused.problem}` };
  return certifications.length === 0 ? { certifications: applicationErrors.certification_missing.message } : {};
}

/** Validates the passwords of an applicant without a session (APPLY-049 to 057). */
export function passwordErrors({
  password,
  confirmPassword,
}: Pick<ApplicationForm, 'password' | 'confirmPassword'>): ApplicationFormErrors {
  const errors: ApplicationFormErrors = {};
  if (password.length < accountLimits.passwordMinimum) errors['password'] = accountErrors.weak_password.message;
  if (password !== confirmPassword) errors['confirmPassword'] = 'Passwords do not match';
  return errors;
}

/** Requires the terms before the last step can be left in any way (APPLY-058). */
export function termsErrors({ agreeTerms }: Pick<ApplicationForm, 'agreeTerms'>): ApplicationFormErrors {
  return agreeTerms ? {} : { agreeTerms: termsRequired };
}

/** Reports whether the last step's button is enabled (APPLY-060 to 064). */
export function maySubmit(
  form: ApplicationForm,
  { hasSession, isSubmitting }: { hasSession: boolean; isSubmitting: boolean },
): boolean {
  const isKnown = hasSession || (form.password !== '' && form.password === form.confirmPassword);
  return !isSubmitting && form.agreeTerms && isKnown;
}
