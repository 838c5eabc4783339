import { setTimeout as wait } from 'node:timers/promises';
import { Hono, type Context } from 'hono';
import ICAL from 'ical.js';
import type { FaultPlan } from '../stripe/faults.ts';
import type { CaldavStore, SandboxAccount, SandboxCalendar } from './caldav-store.ts';
import { askedProperties, escaped, multistatus, type Resource } from './caldav-xml.ts';

const base = '/caldav';

/**
 * The stand-in for calendar servers (RFC 4791, RFC 6764): where the calendars of an account are, which events take place
 * in a range, and writing and deleting events.
 */
export function createCaldavRoutes(store: CaldavStore, faults: FaultPlan): Hono {
  const routes = new Hono();
  routes.all('/.well-known/caldav', (c) => c.redirect(`${base}/`, 301));
  routes.all(`${base}/*`, async (c) => {
    const fault = faults.take(c.req.method, c.req.path);
    if (fault?.kind === 'status') return c.text('Unavailable', fault.status);
    if (fault?.kind === 'delay') await wait(fault.delayMs);
    const account = accountOf(c, store);
    if (!account) return c.text('Unauthorized', 401, { 'www-authenticate': 'Basic realm="CalDAV"' });
    return answer(c, store, account);
  });
  return routes;
}

function accountOf(c: Context, store: CaldavStore): SandboxAccount | undefined {
  const encoded = /^Basic (.*)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  const [username = '', ...password] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  const account = store.find(username);
  return account && account.password === password.join(':') ? account : undefined;
}

async function answer(c: Context, store: CaldavStore, account: SandboxAccount): Promise<Response> {
  const { method } = c.req;
  const [, , place = '', username, calendarId = '', file = ''] = decodeURIComponent(c.req.path).split('/');
  if (place !== '' && username !== account.username) return c.text('Forbidden', 403);
  account.requests.push(`${method} ${[place, calendarId, file].filter(Boolean).join('/')}`);
  const calendar = account.calendars.get(calendarId);
  if (calendarId !== '' && !calendar) return c.text('Not found', 404);
  if (method === 'PROPFIND') return found(c, account, place, calendarId);
  if (!calendar) return c.text('Method not allowed', 405);
  if (method === 'REPORT') return reported(c, hrefOf(account, calendarId), calendar);
  if (file !== '' && method === 'GET') return fileOf(c, calendar, file);
  if (file !== '' && (method === 'PUT' || method === 'DELETE')) return changed(c, store, calendar, file);
  return c.text('Method not allowed', 405);
}

async function found(c: Context, account: SandboxAccount, place: string, calendarId: string): Promise<Response> {
  const asked = askedProperties(await c.req.text());
  const principal = `${base}/principals/${account.username}/`;
  const home = `${base}/calendars/${account.username}/`;
  const isDeep = c.req.header('depth') === '1';
  const calendars = [...account.calendars].map(([id, calendar]) => resourceOf(hrefOf(account, id), calendar));
  const root: Resource = {
    href: c.req.path,
    properties: {
      'd:resourcetype': '<d:collection/>',
      'd:current-user-principal': `<d:href>${principal}</d:href>`,
      ...(place === 'principals' ? { 'cal:calendar-home-set': `<d:href>${home}</d:href>` } : {}),
    },
  };
  const [, own] = [...account.calendars].find(([id]) => id === calendarId) ?? [];
  const answers = own
    ? [resourceOf(hrefOf(account, calendarId), own)]
    : [root, ...(isDeep && place === 'calendars' ? calendars : [])];
  return xml(c, multistatus(answers, asked));
}

function resourceOf(href: string, { name, isReadOnly, changes }: SandboxCalendar): Resource {
  const privileges = ['read', ...(isReadOnly ? [] : ['write'])];
  return {
    href,
    properties: {
      'd:displayname': escaped(name),
      'd:resourcetype': '<d:collection/><cal:calendar/>',
      'cal:supported-calendar-component-set': '<cal:comp name="VEVENT"/>',
      'd:current-user-privilege-set': privileges.map((one) => `<d:privilege><d:${one}/></d:privilege>`).join(''),
      'cs:getctag': `"${changes}"`,
    },
  };
}

async function reported(c: Context, href: string, calendar: SandboxCalendar): Promise<Response> {
  const body = await c.req.text();
  const [, start = '', end = ''] = /time-range start="(\w+)" end="(\w+)"/.exec(body) ?? [];
  const inRange = [...calendar.events].filter(([, { text }]) => takesPlace(text, start, end));
  const resources = inRange.map(([file, { text, etag }]) => ({
    href: href + file,
    properties: { 'd:getetag': etag, 'cal:calendar-data': escaped(text) },
  }));
  return xml(c, multistatus(resources, askedProperties(body)));
}

/** Whatever repeats is taken to (RFC 4791, 9.9 has the rules). */
function takesPlace(text: string, start: string, end: string): boolean {
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  if (!event) return false;
  const { startDate, endDate } = new ICAL.Event(event);
  const stamp = (time: ICAL.Time) =>
    time
      .toJSDate()
      .toISOString()
      .replaceAll(/[-:]|\.\d{3}/g, '');
  return event.hasProperty('rrule') || (stamp(startDate) < end && stamp(endDate) > start);
}

function fileOf(c: Context, calendar: SandboxCalendar, file: string): Response {
  const event = calendar.events.get(file);
  if (!event) return c.text('Not found', 404);
  return c.body(event.text, 200, { 'content-type': 'text/calendar; charset=utf-8', etag: event.etag });
}

/** A UID is in a calendar once (RFC 4791, 5.3.2.1). */
async function changed(c: Context, store: CaldavStore, calendar: SandboxCalendar, file: string): Promise<Response> {
  if (calendar.isReadOnly) return c.text('Forbidden', 403);
  if (c.req.method === 'DELETE') return store.remove(calendar, file) ? c.body(null, 204) : c.text('Not found', 404);
  const text = await c.req.text();
  const uid = uidOf(text);
  if (uid === '') return c.text('Forbidden', 403);
  if ([...calendar.events].some(([other, event]) => other !== file && uidOf(event.text) === uid))
    return c.text('Conflict', 409);
  return c.body(null, store.put(calendar, file, text) ? 201 : 204);
}

function uidOf(text: string): string {
  try {
    const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
    return String(event?.getFirstPropertyValue('uid') ?? '');
  } catch {
    return '';
  }
}

function hrefOf(account: SandboxAccount, calendarId: string): string {
  return `${base}/calendars/${account.username}/${calendarId}/`;
}

function xml(c: Context, body: string): Response {
  return c.body(body, 207, { 'content-type': 'application/xml; charset=utf-8' });
}
