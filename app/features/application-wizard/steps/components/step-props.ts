import type { ApplicationForm } from '#app/features/applications/form/application-form.ts';
import type { ApplicationFormErrors } from '#app/features/applications/form/application-form-errors.ts';

export type FormChanges = Partial<ApplicationForm> | ((form: ApplicationForm) => Partial<ApplicationForm>);

export interface StepProps {
  form: ApplicationForm;
  /**
   * Takes changes, or a function that derives them from the current form, for results that arrive while the person
   * keeps typing.
   */
  patch: (changes: FormChanges) => void;
  /** Errors of fields that were left or submitted, by field. */
  errors: ApplicationFormErrors;
}
