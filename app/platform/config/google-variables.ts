import * as z from 'zod/mini';
import { serviceUrl } from './url-variables.ts';

/** The variables of Google: sign-in and calendars. */
export const googleVariables = {
  GOOGLE_CLIENT_ID: z.optional(z.string().check(z.minLength(1))),
  GOOGLE_CLIENT_SECRET: z.optional(z.string().check(z.minLength(1))),
  GOOGLE_ACCOUNTS_URL: z._default(serviceUrl, 'https://accounts.google.com'),
  GOOGLE_TOKENS_URL: z._default(serviceUrl, 'https://oauth2.googleapis.com'),
  GOOGLE_CALENDAR_URL: z._default(serviceUrl, 'https://www.googleapis.com/calendar/v3'),
};
