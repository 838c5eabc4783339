import { dateOfEpochMinutes } from '#app/lib/dates/time-zone.ts';
import type { FetchedCalendar, FileVersion } from '../../queries/fetch-calendar.server.ts';
import { findEvents, findProperties, type CaldavLogin } from '../commands/ask-caldav.server.ts';
import { CalendarServerFailure } from '../../calendar-server-failure.ts';
import type { DavResponse } from '../dav-xml.server.ts';

/** Nothing takes place in it. */
const empty = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';

/** Reads the events of a calendar that take place in a range, or learns that it is still as it was read before. */
export async function fetchAccountCalendar(
  url: string,
  login: CaldavLogin,
  known: FileVersion | null,
  range: { from: number; to: number },
): Promise<FetchedCalendar> {
  try {
    const etag = await findVersion(url, login);
    if (known?.etag && known.etag === etag) return { result: 'unchanged' };
    const span = { from: dateOfEpochMinutes(range.from), to: dateOfEpochMinutes(range.to) };
    const responses = await findEvents(url, login, span);
    return { result: 'read', text: textOf(responses), version: { etag, last_modified: null } };
  } catch (error) {
    if (!(error instanceof CalendarServerFailure)) throw error;
    return { result: 'failed', state: error.state };
  }
}

/** What changes with every change of a calendar, under one of two names. */
async function findVersion(url: string, login: CaldavLogin): Promise<string | null> {
  const [calendar] = await findProperties(url, login, { depth: 0, properties: ['s:getctag', 'd:sync-token'] });
  const text = calendar?.properties.get('s:getctag')?.text ?? calendar?.properties.get('d:sync-token')?.text;
  return text?.trim() || null;
}

/** One text, as if it were one file. A server that left some out says so (RFC 4791, 7.8.1). */
function textOf(responses: readonly DavResponse[]): string {
  if (responses.some(({ status }) => status === 507)) throw new CalendarServerFailure('too-big');
  const files = responses.flatMap(({ properties }) => properties.get('c:calendar-data')?.text.trim() ?? []);
  return files.length === 0 ? empty : files.join('\r\n');
}
