import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { AppError } from '#app/platform/errors/app-error.ts';
import { requiredSmsSettings } from '#app/platform/sms/sms-connection.server.ts';
import { smsErrors } from '../sms.errors.ts';

/**
 * Returns a mobile number in E.164; without a country code a US number is assumed.
 * @throws AppError number_invalid, number_country, both under the field `phone`
 */
export function mobileNumber(text: string): string {
  const number = parsePhoneNumberFromString(text, 'US');
  if (!number?.isValid()) throw new AppError(smsErrors.number_invalid, underPhone(smsErrors.number_invalid));
  const { countries } = requiredSmsSettings();
  if (number.country === undefined || !countries.includes(number.country))
    throw new AppError(smsErrors.number_country, underPhone(smsErrors.number_country));
  return number.number;
}

/** Writes a number as people read it: "(512) 555-0134", abroad "+44 7911 123456". */
export function shownNumber(phone: string): string {
  const number = parsePhoneNumberFromString(phone);
  if (!number) return phone;
  return number.countryCallingCode === '1' ? number.formatNational() : number.formatInternational();
}

function underPhone({ message }: { message: string }) {
  return { fields: { phone: message } };
}
