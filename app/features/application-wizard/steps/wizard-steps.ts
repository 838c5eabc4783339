import type { ApplicationForm } from '#app/features/applications/form/application-form.ts';
import { stepErrors } from '#app/features/applications/form/application-form-errors.ts';

/** The wizard's steps, each with its URL hash (document 1, section 2). */
export const wizardSteps = [
  { name: 'Basic Info', hash: '#basic-info' },
  { name: 'Experience', hash: '#experience' },
  { name: 'Certifications', hash: '#certifications' },
  { name: 'Account Setup', hash: '#account-setup' },
] as const;

export const documentsStep = 2;
export const lastStep = wizardSteps.length - 1;

/** The URL hash while the wizard waits for the mailed link; Back goes to the last step. */
export const mailedHash = '#check-your-mail';

/** Returns the step that a hash names, counted from 0; undefined if it names none. */
export function stepOfHash(hash: string): number | undefined {
  if (hash === mailedHash) return lastStep;
  const step = wizardSteps.findIndex((one) => one.hash === hash);
  return step < 0 ? undefined : step;
}

export function hashOfStep(step: number): string {
  return wizardSteps[step]?.hash ?? wizardSteps[0].hash;
}

/** Returns the last step this form may reach: no URL leads past an incomplete step. */
export function reachableStep(form: ApplicationForm): number {
  const open = stepErrors.slice(0, lastStep).findIndex((errorsOf) => Object.keys(errorsOf(form)).length > 0);
  return open < 0 ? lastStep : open;
}
