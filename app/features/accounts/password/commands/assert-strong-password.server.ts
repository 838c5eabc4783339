import { AppError } from '#app/platform/errors/app-error.ts';
import { accountErrors } from '../../accounts.errors.ts';
import { weakPasswordReasons } from '../password-strength.ts';
import { isCommonPassword } from '../is-common-password.server.ts';

/**
 * Rejects weak passwords.
 * @throws AppError weak_password with its reasons, or common_password, under the name of the password field
 */
export function assertStrongPassword(password: string, field: string): void {
  const reasons = weakPasswordReasons(password);
  const { weak_password: weak, common_password: common } = accountErrors;
  if (reasons.length > 0) throw new AppError(weak, { fields: { [field]: weak.message }, extra: { reasons } });
  if (isCommonPassword(password))
    throw new AppError(common, { fields: { [field]: common.message }, extra: { reasons: ['common'] } });
}
