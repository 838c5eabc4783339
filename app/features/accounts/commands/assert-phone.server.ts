import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { AppError } from '#app/platform/errors/app-error.ts';
import { accountErrors } from '../accounts.errors.ts';

/**
 * Refuses what cannot be a telephone number; without a country code one of the United States is meant. An empty text
 * is none. The numbering plans weigh too much for browsers, so that only the server knows them.
 * @throws AppError invalid_phone, under the field `phone`
 */
export function assertPhone(phone: string): void {
  if (phone === '' || parsePhoneNumberFromString(phone, 'US')?.isPossible()) return;
  const { message } = accountErrors.invalid_phone;
  throw new AppError(accountErrors.invalid_phone, { fields: { phone: message } });
}
