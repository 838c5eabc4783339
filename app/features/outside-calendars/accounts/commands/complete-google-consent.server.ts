import { openSealedText } from '#app/platform/auth/sealed-text.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { log } from '#app/platform/log/log.server.ts';
import { CalendarServerFailure } from '#app/features/calendar-servers/calendar-server-failure.ts';
import { exchangeCode, revokeGrant } from '#app/features/calendar-servers/google/commands/google-tokens.server.ts';
import { listGoogleCalendars } from '#app/features/calendar-servers/google/queries/list-google-calendars.server.ts';
import { coversScopes } from '#app/features/calendar-servers/google/google-scopes.ts';
import { outsideCalendarErrors } from '../../outside-calendars.errors.ts';
import { calendarConsentsStore } from '../calendar-consents-store.server.ts';
import { googleReturnUrl, type GoogleReturn } from '../google-return.ts';
import { hashOfState } from './begin-google-consent.server.ts';
import { saveAccount } from './save-account.server.ts';

/** Who comes back, and what Google put into the URL. */
type Return = {
  professionalId: string;
  sessionId: string;
  query: { state?: string | undefined; code?: string | undefined; error?: string | undefined };
};

/** Google has one server for all accounts. */
const google = { host: 'calendar.google.com', serverUrl: 'https://calendar.google.com' };

/**
 * Connects the account that its owner chose at Google; the same account again gets the new token.
 * @returns the page of ours to go to, which says how it went
 */
export async function completeGoogleConsent({ professionalId, sessionId, query }: Return): Promise<string> {
  const stateHash = hashOfState(query.state ?? '');
  const sealed = await calendarConsentsStore.take(database(), { professionalId, sessionId, stateHash }, new Date());
  if (sealed === undefined) return googleReturnUrl('expired');
  if (query.error !== undefined || query.code === undefined)
    return googleReturnUrl(query.error === 'access_denied' ? 'refused' : 'failed');
  try {
    return await connect(professionalId, query.code, await openSealedText(sealed));
  } catch (error) {
    return googleReturnUrl(failureOf(error));
  }
}

async function connect(professionalId: string, code: string, verifier: string): Promise<string> {
  const { refresh_token: refreshToken, scope = '' } = await exchangeCode(code, verifier);
  if (refreshToken === undefined) return googleReturnUrl('failed');
  if (!coversScopes(scope)) {
    await revokeGrant(refreshToken);
    return googleReturnUrl('scope');
  }
  const { email } = await listGoogleCalendars(refreshToken);
  const account = { provider: 'google', host: google.host, server: google.serverUrl, username: email } as const;
  return googleReturnUrl('connected', await saveAccount(professionalId, account, refreshToken));
}

function failureOf(error: unknown): GoogleReturn {
  if (error instanceof AppError && error.code === outsideCalendarErrors.too_many_calendar_accounts.code)
    return 'too-many';
  if (!(error instanceof CalendarServerFailure)) throw error;
  log.warn({ err: error }, 'a calendar account at Google could not be connected');
  return 'failed';
}
