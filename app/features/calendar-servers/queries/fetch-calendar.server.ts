import { fetchOutside, OutsideFailure } from '#app/platform/outside-fetch/outside-fetch.server.ts';
import { calendarLimits } from '../calendar-limits.ts';
import type { CalendarFailure } from '../calendar-state.ts';

/** What a server said about the version of a file (RFC 9110, 8.8). */
export type FileVersion = { etag: string | null; last_modified: string | null };

export type FetchedCalendar =
  | { result: 'read'; text: string; version: FileVersion }
  | { result: 'unchanged' }
  | { result: 'failed'; state: CalendarFailure };

const closed = new Set([401, 403, 404, 410]);

/** Fetches a calendar file, or learns that it is still the version that was read before. */
export async function fetchCalendar(url: string, known: FileVersion | null): Promise<FetchedCalendar> {
  const { bytesMaximum, readMilliseconds: milliseconds, redirectsMaximum } = calendarLimits;
  const headers = {
    accept: 'text/calendar, */*;q=0.1',
    ...(known?.etag ? { 'if-none-match': known.etag } : {}),
    ...(known?.last_modified ? { 'if-modified-since': known.last_modified } : {}),
  };
  try {
    const answer = await fetchOutside(new URL(url), { headers, bytesMaximum, milliseconds, redirectsMaximum });
    if (answer.status === 304 && known) return { result: 'unchanged' };
    if (closed.has(answer.status)) return { result: 'failed', state: 'revoked' };
    if (answer.status !== 200) return { result: 'failed', state: 'unreachable' };
    const version = { etag: answer.etag, last_modified: answer.lastModified };
    return { result: 'read', text: answer.text, version };
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    return { result: 'failed', state: error.kind };
  }
}
