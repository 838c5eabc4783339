import type { ApplicationForm } from '#app/features/applications/form/application-form.ts';
import {
  missingFields,
  passwordErrors,
  stepErrors,
  termsErrors,
} from '#app/features/applications/form/application-form-errors.ts';
import { applicationToasts } from '../submission/completion-toasts.ts';

/** Returns the first error that prevents submission, and its step. */
export function firstError(form: ApplicationForm, hasSession: boolean) {
  const missing = missingFields(form);
  if (missing.length > 0) return { step: 0, toast: applicationToasts.missingInformation(missing) };
  for (const step of [0, 1, 2]) {
    const [text] = Object.values(stepErrors[step]?.(form) ?? {});
    if (text) return { step, toast: applicationToasts.incompleteStep(text) };
  }
  const [unagreed] = Object.values(termsErrors(form));
  if (unagreed) return { step: 3, toast: applicationToasts.incompleteStep(unagreed) };
  if (hasSession) return undefined;
  if (form.password === '' || form.confirmPassword === '') return { step: 3, toast: applicationToasts.missingPassword };
  const [text] = Object.values(passwordErrors(form));
  return text ? { step: 3, toast: applicationToasts.incompleteStep(text) } : undefined;
}
