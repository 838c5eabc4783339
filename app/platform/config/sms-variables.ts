import * as z from 'zod/mini';
import { serviceUrl } from './url-variables.ts';

/** The variables of text messages. */
export const smsVariables = {
  TWILIO_ACCOUNT_SID: z.optional(z.string().check(z.regex(/^AC[0-9a-f]{32}$/, 'must be AC and 32 hexadecimal digits'))),
  TWILIO_AUTH_TOKEN: z.optional(z.string().check(z.minLength(16))),
  TWILIO_FROM: z.optional(
    z.string().check(z.regex(/^(\+[1-9]\d{6,14}|\d{5,6})$/, 'must be a number such as +15125550100')),
  ),
  TWILIO_MESSAGING_SERVICE_SID: z.optional(
    z.string().check(z.regex(/^MG[0-9a-f]{32}$/, 'must be MG and 32 hexadecimal digits')),
  ),
  TWILIO_API_URL: z._default(serviceUrl, 'https://api.twilio.com'),
  /** Who answers STOP, START and HELP. */
  SMS_KEYWORDS: z._default(z.enum(['twilio', 'doorstep'], 'must be twilio or doorstep'), 'twilio'),
  SMS_COUNTRIES: z._default(
    z.pipe(
      z.string().check(z.regex(/^[A-Z]{2}(,[A-Z]{2})*$/, 'must be ISO codes of countries, with commas between them')),
      z.transform((codes) => codes.split(',')),
    ),
    ['US'],
  ),
  /** The segments of text messages a day. */
  SMS_DAILY_SEGMENTS: z._default(
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1')), z.transform(Number)),
    2_000,
  ),
};

/** Finds variables of text messages that others make necessary. */
export function missingForSms(given: Record<string, string | undefined>): string[] {
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from } = given;
  const issues: string[] = [];
  if (sid && !token) issues.push('TWILIO_AUTH_TOKEN is needed with TWILIO_ACCOUNT_SID');
  if (token && !sid) issues.push('TWILIO_ACCOUNT_SID is needed with TWILIO_AUTH_TOKEN');
  if (sid && !from && !given['TWILIO_MESSAGING_SERVICE_SID'])
    issues.push('TWILIO_FROM or TWILIO_MESSAGING_SERVICE_SID is needed with TWILIO_ACCOUNT_SID');
  return issues;
}
