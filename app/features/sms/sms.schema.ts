import * as z from 'zod/mini';
import { formatPhone } from '#app/features/profiles/phone.ts';
import { isTimeZone } from '#app/lib/dates/time-zone.ts';

export const smsMessages = {
  phone: 'Please enter a mobile number with its area code.',
  code: 'Please enter the 6 digits of the code.',
} as const;

/** The request for a code. The server finds out whether the number exists. */
export const codeRequestSchema = z.object({
  phone: formatPhone(smsMessages.phone).check(z.minLength(1, smsMessages.phone)),
  /** That of the browser: quiet hours follow it. */
  time_zone: z
    .string('Please send the time zone')
    .check(z.maxLength(60, 'Unknown time zone'), z.refine(isTimeZone, 'Unknown time zone')),
});
export type CodeRequest = z.output<typeof codeRequestSchema>;

export const codeSchema = z.object({
  code: z.pipe(
    z.string(smsMessages.code).check(z.maxLength(40, smsMessages.code)),
    z.pipe(
      z.transform((text: string) => text.replaceAll(/[\s-]/g, '')),
      z.string().check(z.regex(/^\d{6}$/, smsMessages.code)),
    ),
  ),
});
