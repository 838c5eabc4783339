import { useState } from 'react';
import type { ApplicationForm } from '#app/features/applications/form/application-form.ts';
import { stepErrors } from '#app/features/applications/form/application-form-errors.ts';
import type { RefusedField } from '../../submission/refused-fields.ts';
import { focusFirstError } from './use-top-of-step.ts';

/**
 * Collects the errors of a step. They are shown for fields that were left, for the whole step after an attempt to
 * leave it, and for what the server refused.
 */
export function useStepErrors(form: ApplicationForm, step: number) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly (RefusedField & { value: unknown })[]>([]);
  const own = stepErrors[step]?.(form) ?? {};
  // The server refused a particular value; a different one may be valid.
  const stillRefused = refused
    .filter((one) => one.step === step && form[one.field] === one.value)
    .map(({ field, text }) => [field, text] as const);
  const all = { ...own, ...Object.fromEntries(stillRefused) };
  const touch = (fields: readonly string[]) =>
    setTouched((now) => (fields.every((field) => now.has(field)) ? now : new Set([...now, ...fields])));
  return {
    errors: Object.fromEntries(Object.entries(all).filter(([field]) => touched.has(field))),
    touch: (field: string) => touch([field]),
    /** Shows all errors of a step, and the server's errors for the fields' current values. */
    reveal: (at: number, refusals: readonly RefusedField[]) => {
      setRefused(refusals.map((refusal) => ({ ...refusal, value: form[refusal.field] })));
      touch([...Object.keys(stepErrors[at]?.(form) ?? {}), ...refusals.map(({ field }) => field)]);
      if (at === step) requestAnimationFrame(focusFirstError);
    },
    /** Reports whether the step can be left; if not, shows the errors and focuses the first. */
    check: (): boolean => {
      const fields = Object.keys(all);
      if (fields.length === 0) return true;
      touch(fields);
      requestAnimationFrame(focusFirstError);
      return false;
    },
  };
}
