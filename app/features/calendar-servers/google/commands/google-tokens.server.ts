import * as z from 'zod/mini';
import { config } from '#app/platform/config/config.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { CalendarServerFailure } from '../../calendar-server-failure.ts';
import { fetchGoogle } from '../fetch-google.server.ts';
import { googleCalendarReturnPath, googleCalendarSettings } from './google-calendar-connection.server.ts';

const answerSchema = z.object({
  access_token: z.string(),
  expires_in: z.number(),
  refresh_token: z.optional(z.string()),
  scope: z.optional(z.string()),
});
export type GoogleTokens = z.infer<typeof answerSchema>;

/** By refresh token; never stored, because a new one costs one request. */
const accessTokens = new Map<string, { token: string; until: number }>();
const accessTokensMaximum = 1000;
/** A token that ends during a request is of no use. */
const marginMilliseconds = 60_000;

/** Exchanges the code that Google sent back (RFC 6749, 4.1.3). @throws CalendarServerFailure */
export function exchangeCode(code: string, verifier: string): Promise<GoogleTokens> {
  return askForTokens({
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: `${config().BASE_URL}${googleCalendarReturnPath}`,
  });
}

/** Returns a token for the API, a known one while it is good. @throws CalendarServerFailure `revoked` for a grant that has ended */
export async function accessToken(refreshToken: string): Promise<string> {
  const known = accessTokens.get(refreshToken);
  if (known && known.until > Date.now()) return known.token;
  const tokens = await askForTokens({ grant_type: 'refresh_token', refresh_token: refreshToken });
  if (accessTokens.size >= accessTokensMaximum) accessTokens.clear();
  accessTokens.set(refreshToken, {
    token: tokens.access_token,
    until: Date.now() + tokens.expires_in * 1000 - marginMilliseconds,
  });
  return tokens.access_token;
}

/** Clears a token that the API refused, so that the next request asks for another. */
export function clearAccessToken(refreshToken: string): void {
  accessTokens.delete(refreshToken);
}

/** Ends what somebody allowed us at Google (RFC 7009). If Google does not answer, its owner can end it there. */
export async function revokeGrant(refreshToken: string): Promise<void> {
  clearAccessToken(refreshToken);
  try {
    await send('/revoke', { token: refreshToken });
  } catch (error) {
    if (!(error instanceof CalendarServerFailure)) throw error;
    log.warn({ err: error }, 'access to a calendar could not be ended at Google');
  }
}

async function askForTokens(fields: Record<string, string>): Promise<GoogleTokens> {
  const { clientId, clientSecret } = googleCalendarSettings();
  const { status, text } = await send('/token', { ...fields, client_id: clientId, client_secret: clientSecret });
  if (status === 400 && text.includes('invalid_grant')) throw new CalendarServerFailure('revoked');
  if (status !== 200) throw new CalendarServerFailure('unreachable');
  const parsed = answerSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new CalendarServerFailure('unreadable');
  return parsed.data;
}

function send(path: '/token' | '/revoke', fields: Record<string, string>) {
  return fetchGoogle(`${googleCalendarSettings().tokensUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
