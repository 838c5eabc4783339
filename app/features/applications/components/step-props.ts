import type { ApplicationForm } from '../application-form.ts';
import type { ApplicationProblems } from '../application-problems.ts';

export interface StepProps {
  form: ApplicationForm;
  patch: (changes: Partial<ApplicationForm>) => void;
  /** What is wrong with the fields that were left or sent, by field. */
  problems: ApplicationProblems;
}
