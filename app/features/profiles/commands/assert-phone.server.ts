import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { AppError } from '#app/platform/errors/app-error.ts';
import { profileErrors } from '../profiles.errors.ts';

/**
 * Rejects what cannot be a phone number; without a country code a US number is assumed. An empty text means none. The
 * numbering plans are too large for browsers, so only the server has them.
 * @throws AppError invalid_phone, under the field `phone`
 */
export function assertPhone(phone: string): void {
  if (phone === '' || parsePhoneNumberFromString(phone, 'US')?.isPossible()) return;
  const { message } = profileErrors.invalid_phone;
  throw new AppError(profileErrors.invalid_phone, { fields: { phone: message } });
}
