import type { ApplicationForm } from '../application-form.ts';
import type { ApplicationFormErrors } from '../application-form-errors.ts';

export type FormChanges = Partial<ApplicationForm> | ((form: ApplicationForm) => Partial<ApplicationForm>);

export interface StepProps {
  form: ApplicationForm;
  /** Changes, or what makes them of the form as it is by then: for what was decided while somebody typed on. */
  patch: (changes: FormChanges) => void;
  /** What is wrong with the fields that were left or sent, by field. */
  errors: ApplicationFormErrors;
}
