import { fetchOutside, OutsideFailure, type OutsideAnswer } from '#app/platform/outside-fetch/outside-fetch.server.ts';
import { calendarLimits } from '../../calendar-limits.ts';
import { CalendarServerFailure } from '../../calendar-server-failure.ts';
import { readMultistatus, type DavResponse } from '../dav-xml.server.ts';

export type CaldavLogin = { username: string; password: string };

type CaldavRequest = {
  method: 'PROPFIND' | 'REPORT' | 'PUT' | 'DELETE';
  body?: string;
  headers?: Record<string, string>;
};

const refused = new Set([401, 403]);
const missing = new Set([404, 405, 410]);

/**
 * Sends a request to a calendar server (RFC 4791), with the login if there is one.
 * @throws CalendarServerFailure if no answer comes
 */
export async function askCaldav(
  url: string,
  login: CaldavLogin | null,
  { method, body, headers = {} }: CaldavRequest,
): Promise<OutsideAnswer> {
  const { bytesMaximum, readMilliseconds: milliseconds, redirectsMaximum } = calendarLimits;
  const authorization = login && { authorization: `Basic ${base64(`${login.username}:${login.password}`)}` };
  try {
    return await fetchOutside(new URL(url), {
      method,
      ...(body === undefined ? {} : { body }),
      headers: { ...authorization, ...headers },
      bytesMaximum,
      milliseconds,
      redirectsMaximum,
    });
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    throw new CalendarServerFailure(error.kind, { cause: error });
  }
}

/** Asks for properties of a resource, and with depth 1 of those in it. @throws CalendarServerFailure */
export async function findProperties(
  url: string,
  login: CaldavLogin,
  { depth, properties }: { depth: 0 | 1; properties: readonly string[] },
): Promise<DavResponse[]> {
  const asked = properties.map((name) => `<${name}/>`).join('');
  return askMultistatus(
    url,
    login,
    'PROPFIND',
    depth,
    `<d:propfind ${namespaces}><d:prop>${asked}</d:prop></d:propfind>`,
  );
}

/** Asks a calendar for what takes place in a range. @throws CalendarServerFailure */
export function findEvents(url: string, login: CaldavLogin, { from, to }: { from: Date; to: Date }) {
  const range = `<c:time-range start="${stamp(from)}" end="${stamp(to)}"/>`;
  const filter = `<c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT">${range}</c:comp-filter></c:comp-filter>`;
  const body = `<c:calendar-query ${namespaces}><d:prop><c:calendar-data/></d:prop><c:filter>${filter}</c:filter></c:calendar-query>`;
  return askMultistatus(url, login, 'REPORT', 1, body);
}

const namespaces = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:s="http://calendarserver.org/ns/"';

async function askMultistatus(
  url: string,
  login: CaldavLogin,
  method: 'PROPFIND' | 'REPORT',
  depth: 0 | 1,
  body: string,
): Promise<DavResponse[]> {
  const headers = { depth: String(depth), 'content-type': 'application/xml; charset=utf-8' };
  const { status, text } = await askCaldav(url, login, {
    method,
    body: `<?xml version="1.0" encoding="utf-8"?>${body}`,
    headers,
  });
  if (refused.has(status)) throw new CalendarServerFailure('revoked');
  if (missing.has(status)) throw new CalendarServerFailure('revoked', { isMissing: true });
  if (status === 507) throw new CalendarServerFailure('too-big');
  if (status === 200) throw new CalendarServerFailure('unreadable');
  if (status !== 207) throw new CalendarServerFailure('unreachable');
  return readMultistatus(text);
}

function base64(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64');
}

/** 20260102T030405Z */
function stamp(time: Date): string {
  return time.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}
