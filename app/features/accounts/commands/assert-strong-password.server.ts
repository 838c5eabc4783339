import { AppError } from '#app/platform/errors/app-error.ts';
import { accountErrors } from '../accounts.errors.ts';
import { weakPasswordReasons } from '../password-strength.ts';

/** @throws AppError weak_password with its reasons, under the name of the field that holds the password. */
export function assertStrongPassword(password: string, field: string): void {
  const reasons = weakPasswordReasons(password);
  const { message } = accountErrors.weak_password;
  if (reasons.length > 0) throw new AppError(accountErrors.weak_password, { fields: { [field]: message }, extra: { reasons } });
}
