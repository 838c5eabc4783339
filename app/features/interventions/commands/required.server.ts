import { AppError } from '#app/platform/errors/app-error.ts';
import { interventionErrors } from '../interventions.errors.ts';

/**
 * Returns the value, or refuses if there is none.
 * @throws AppError intervention_impossible
 */
export function required<Value>(value: Value | null | undefined | false): Value {
  if (value === null || value === undefined || value === false)
    throw new AppError(interventionErrors.intervention_impossible);
  return value;
}
