import { createHash, randomBytes } from 'node:crypto';
import { sealText } from '#app/platform/auth/sealed-text.server.ts';
import { config } from '#app/platform/config/config.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import {
  googleCalendarReturnPath,
  googleCalendarsAreOffered,
  googleCalendarSettings,
} from '#app/features/calendar-servers/google/commands/google-calendar-connection.server.ts';
import { googleScopes } from '#app/features/calendar-servers/google/google-scopes.ts';
import { outsideCalendarErrors } from '../../outside-calendars.errors.ts';
import { calendarConsentsStore } from '../calendar-consents-store.server.ts';

const minutesToReturn = 15;

/**
 * Begins to connect an account at Google. What comes back is taken once, from this session only.
 * @returns the URL of Google's page that asks its owner
 * @throws AppError google_calendar_not_offered
 */
export async function beginGoogleConsent(professionalId: string, sessionId: string, now = new Date()): Promise<string> {
  if (!googleCalendarsAreOffered()) throw new AppError(outsideCalendarErrors.google_calendar_not_offered);
  const state = randomBytes(32).toString('base64url');
  const verifier = randomBytes(32).toString('base64url');
  await calendarConsentsStore.save(database(), {
    professional_id: professionalId,
    session_id: sessionId,
    state_hash: hashOfState(state),
    sealed_verifier: await sealText(verifier),
    expires_at: new Date(now.getTime() + minutesToReturn * 60_000),
  });
  const { accountsUrl, clientId } = googleCalendarSettings();
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${config().BASE_URL}${googleCalendarReturnPath}`,
    response_type: 'code',
    scope: googleScopes.join(' '),
    // With a refresh token, which Google only gives to those who were asked.
    access_type: 'offline',
    prompt: 'consent select_account',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state,
  });
  return `${accountsUrl}/o/oauth2/v2/auth?${query}`;
}

export function hashOfState(state: string): Buffer {
  return createHash('sha256').update(state).digest();
}
