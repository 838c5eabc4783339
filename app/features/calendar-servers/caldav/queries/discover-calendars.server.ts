import { askCaldav, findProperties, type CaldavLogin } from '../commands/ask-caldav.server.ts';
import { CalendarServerFailure } from '../../calendar-server-failure.ts';
import { childrenOf, type DavResponse } from '../dav-xml.server.ts';

/** A calendar of an account. */
export type FoundCalendar = { url: string; name: string; isWritable: boolean };

const wellKnown = '/.well-known/caldav';
const calendarProperties = [
  'd:displayname',
  'd:resourcetype',
  'd:current-user-privilege-set',
  'c:supported-calendar-component-set',
] as const;
const writing = ['d:all', 'd:write', 'd:write-content', 'd:bind'];
const foundMaximum = 100;

/**
 * Finds the calendars with events of an account, from whatever address of its server its owner knows (RFC 6764, 6).
 * @throws CalendarServerFailure
 */
export async function discoverCalendars(serverUrl: string, login: CaldavLogin): Promise<FoundCalendar[]> {
  const principal = await findPrincipal(serverUrl, login);
  const [account] = await findProperties(principal, login, { depth: 0, properties: ['c:calendar-home-set'] });
  const homes = hrefsOf(account, 'c:calendar-home-set', principal);
  if (homes.length === 0) throw new CalendarServerFailure('unreadable');
  const found = await Promise.all(homes.slice(0, 3).map((home) => listCalendars(home, login)));
  return found.flat().slice(0, foundMaximum);
}

/** Some servers answer at the address itself, others say where to go. A refused password is not tried elsewhere. */
async function findPrincipal(serverUrl: string, login: CaldavLogin): Promise<string> {
  for (const url of await startsOf(serverUrl)) {
    const [start] = await findProperties(url, login, { depth: 0, properties: ['d:current-user-principal'] }).catch(
      (error: unknown) => {
        if (error instanceof CalendarServerFailure && (error.state === 'unreadable' || error.isMissing)) return [];
        throw error;
      },
    );
    const [principal] = hrefsOf(start, 'd:current-user-principal', url);
    if (principal !== undefined) return principal;
  }
  throw new CalendarServerFailure('unreadable');
}

/** The login is not sent until it is known where to. */
async function startsOf(serverUrl: string): Promise<string[]> {
  const { pathname, origin } = new URL(serverUrl);
  if (pathname !== '/') return [serverUrl];
  const url = await followWellKnown(origin);
  if (url === undefined) return [serverUrl];
  return new URL(url).pathname === wellKnown ? [serverUrl, url] : [url, serverUrl];
}

/** Behind a proxy, servers often lead from there to plain HTTP, where nobody goes. */
async function followWellKnown(origin: string): Promise<string | undefined> {
  try {
    return (await askCaldav(origin + wellKnown, null, { method: 'PROPFIND', headers: { depth: '0' } })).url;
  } catch (error) {
    if (error instanceof CalendarServerFailure && error.state === 'private') return undefined;
    throw error;
  }
}

async function listCalendars(home: string, login: CaldavLogin): Promise<FoundCalendar[]> {
  const responses = await findProperties(home, login, { depth: 1, properties: calendarProperties });
  return responses.filter(hasEvents).map((response) => ({
    url: absolute(response.href, home),
    name: response.properties.get('d:displayname')?.text.trim() ?? '',
    isWritable: isWritable(response),
  }));
}

/** Lists of tasks are calendars too, of tasks. */
function hasEvents({ properties }: DavResponse): boolean {
  const components = properties.get('c:supported-calendar-component-set');
  const isCalendar = childrenOf(properties.get('d:resourcetype'), 'c:calendar').length > 0;
  return isCalendar && (components === undefined || components.children.some(({ label }) => label === 'VEVENT'));
}

/** A server that says nothing about it is asked when the first visit is written. */
function isWritable({ properties }: DavResponse): boolean {
  const privileges = properties.get('d:current-user-privilege-set');
  if (privileges === undefined) return true;
  return childrenOf(privileges, 'd:privilege').some(({ children }) =>
    children.some(({ name }) => writing.includes(name)),
  );
}

function hrefsOf(response: DavResponse | undefined, property: string, base: string): string[] {
  return childrenOf(response?.properties.get(property), 'd:href').map(({ text }) => absolute(text.trim(), base));
}

/** @throws CalendarServerFailure if it is no URL */
function absolute(href: string, base: string): string {
  const url = URL.parse(href, base);
  if (!url) throw new CalendarServerFailure('unreadable');
  return url.href;
}
