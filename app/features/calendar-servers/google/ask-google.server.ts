import type * as z from 'zod/mini';
import type { OutsideAnswer } from '#app/platform/outside-fetch/outside-fetch.server.ts';
import { CalendarServerFailure } from '../calendar-server-failure.ts';
import { fetchGoogle } from './fetch-google.server.ts';
import { googleCalendarSettings } from './commands/google-calendar-connection.server.ts';
import { accessToken, clearAccessToken } from './commands/google-tokens.server.ts';

type GoogleRequest = { method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'; query?: Record<string, string>; body?: unknown };

/**
 * Sends a request to the API of Google Calendar. An access token that was refused is replaced once.
 * @throws CalendarServerFailure if no answer comes, or `revoked` if we may ask nothing any more
 */
export async function askGoogle(
  refreshToken: string,
  path: string,
  request: GoogleRequest = {},
): Promise<OutsideAnswer> {
  const first = await send(await accessToken(refreshToken), path, request);
  if (first.status !== 401) return first;
  clearAccessToken(refreshToken);
  const second = await send(await accessToken(refreshToken), path, request);
  if (second.status === 401) throw new CalendarServerFailure('revoked');
  return second;
}

/** The same for what is read: an answer that says what a schema expects. @throws CalendarServerFailure */
export async function readGoogle<Schema extends z.ZodMiniType>(
  refreshToken: string,
  path: string,
  schema: Schema,
  request: GoogleRequest,
): Promise<z.infer<Schema>> {
  const { status, text } = await askGoogle(refreshToken, path, request);
  if (isBusy(status, text) || status >= 500) throw new CalendarServerFailure('unreachable');
  if (status === 403 || status === 404 || status === 410) throw new CalendarServerFailure('revoked');
  if (status !== 200) throw new CalendarServerFailure('unreadable');
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) throw new CalendarServerFailure('unreadable');
  return parsed.data;
}

/** Google answers some of "too many requests" with 403. */
export function isBusy(status: number, text: string): boolean {
  return status === 429 || (status === 403 && /"(?:userRateLimit|rateLimit|quota)Exceeded"/.test(text));
}

function send(token: string, path: string, { method = 'GET', query = {}, body }: GoogleRequest) {
  const search = new URLSearchParams(query).toString();
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  const url = `${googleCalendarSettings().calendarUrl}${path}${search && `?${search}`}`;
  return fetchGoogle(url, {
    method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CalendarServerFailure('unreadable', { cause: error });
  }
}
