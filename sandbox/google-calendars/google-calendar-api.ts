import { setTimeout as wait } from 'node:timers/promises';
import { Hono, type Context } from 'hono';
import type { FaultPlan } from '../stripe/faults.ts';
import type { GoogleCalendar, GoogleCalendarStore, GoogleEvent } from './google-calendar-store.ts';

const base = '/google-calendars/calendar/v3';
const longestFreeBusy = 90 * 24 * 3_600_000;

type Allowed = { email: string; calendars: Map<string, GoogleCalendar> };

/** The calls of Google Calendar's API that are made: calendars, busy times, and events. */
export function createGoogleCalendarApi(store: GoogleCalendarStore, faults: FaultPlan): Hono {
  const routes = new Hono();
  const route = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    answer: (c: Context, allowed: Allowed) => Response | Promise<Response>,
  ) =>
    routes.on(method, `${base}${path}`, async (c) => {
      const fault = faults.take(c.req.method, c.req.path);
      if (fault?.kind === 'status') return refuse(c, fault.status, 'backendError');
      if (fault?.kind === 'delay') await wait(fault.delayMs);
      const token = /^Bearer (.*)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
      const grant = store.findByAccess(token);
      if (!grant) return refuse(c, 401, 'authError');
      const { email } = grant;
      const { pathname, search } = new URL(c.req.url);
      const asked = `${method} ${decodeURIComponent(pathname.slice(base.length) + search)}`;
      store.requests.set(email, [...(store.requests.get(email) ?? []), asked]);
      return answer(c, { email, calendars: store.calendarsOf(email) });
    });
  route('GET', '/users/me/calendarList', listCalendars);
  route('POST', '/freeBusy', findBusyTimes);
  route('GET', '/calendars/:calendar/events', listEvents);
  route('POST', '/calendars/:calendar/events', insertEvent);
  route('PATCH', '/calendars/:calendar/events/:event', patchEvent);
  route('DELETE', '/calendars/:calendar/events/:event', deleteEvent);
  return routes;
}

function listCalendars(c: Context, { email, calendars }: Allowed): Response {
  const items = [...calendars].map(([id, { summary, role }]) => ({
    id,
    summary,
    accessRole: role,
    ...(id === email ? { primary: true } : {}),
  }));
  return c.json({ items });
}

async function findBusyTimes(c: Context, { calendars }: Allowed): Promise<Response> {
  const { timeMin, timeMax, items } = (await c.req.json()) as {
    timeMin: string;
    timeMax: string;
    items: { id: string }[];
  };
  if (Date.parse(timeMax) - Date.parse(timeMin) > longestFreeBusy) return refuse(c, 400, 'timeRangeTooLong');
  const answers = items.map(({ id }) => {
    const calendar = calendars.get(id);
    if (!calendar) return [id, { errors: [{ domain: 'global', reason: 'notFound' }], busy: [] }];
    const busy = eventsBetween(calendar, timeMin, timeMax)
      .filter(({ transparency }) => transparency !== 'transparent')
      .map(({ start, end }) => ({ start: instantOf(start), end: instantOf(end) }));
    return [id, { busy }];
  });
  return c.json({ calendars: Object.fromEntries(answers) });
}

/** Answers with the fields that were asked for only, and shows titles to whoever asks for everything. */
function listEvents(c: Context, { calendars }: Allowed): Response {
  const calendar = ownCalendar(c, calendars);
  if (!calendar) return refuse(c, 404, 'notFound');
  const { timeMin = '', timeMax = '', fields = '' } = c.req.query();
  const items = eventsBetween(calendar, timeMin, timeMax).map((event) =>
    fields === '' || fields.includes('summary') ? event : withoutTexts(event),
  );
  return c.json({ timeZone: 'America/New_York', items });
}

async function insertEvent(c: Context, { calendars }: Allowed): Promise<Response> {
  const calendar = ownCalendar(c, calendars);
  if (!calendar) return refuse(c, 404, 'notFound');
  const event = (await c.req.json()) as GoogleEvent;
  if (!/^[a-v\d]{5,1024}$/.test(event.id)) return refuse(c, 400, 'invalid');
  if (calendar.events.has(event.id)) return refuse(c, 409, 'duplicate');
  calendar.events.set(event.id, event);
  return c.json(event);
}

async function patchEvent(c: Context, { calendars }: Allowed): Promise<Response> {
  const calendar = ownCalendar(c, calendars);
  const event = calendar?.events.get(c.req.param('event') ?? '');
  if (!calendar || !event) return refuse(c, 404, 'notFound');
  const changed = { ...event, ...((await c.req.json()) as Partial<GoogleEvent>) };
  calendar.events.set(event.id, changed);
  return c.json(changed);
}

function deleteEvent(c: Context, { calendars }: Allowed): Response {
  const event = ownCalendar(c, calendars)?.events.get(c.req.param('event') ?? '');
  if (!event) return refuse(c, 404, 'notFound');
  if (event.status === 'cancelled') return refuse(c, 410, 'deleted');
  event.status = 'cancelled';
  return c.body(null, 204);
}

/** Only one's own calendars: what is allowed is `calendar.events.owned`. */
function ownCalendar(c: Context, calendars: Map<string, GoogleCalendar>): GoogleCalendar | undefined {
  const calendar = calendars.get(c.req.param('calendar') ?? '');
  return calendar?.role === 'owner' ? calendar : undefined;
}

function eventsBetween({ events }: GoogleCalendar, from: string, to: string): GoogleEvent[] {
  return [...events.values()].filter(
    ({ status, start, end }) =>
      status !== 'cancelled' &&
      Date.parse(instantOf(start)) < Date.parse(to) &&
      Date.parse(instantOf(end)) > Date.parse(from),
  );
}

function withoutTexts({ summary: _summary, location: _location, description: _description, ...event }: GoogleEvent) {
  return event;
}

function instantOf({ dateTime, date }: GoogleEvent['start']): string {
  return dateTime ?? `${date}T05:00:00Z`;
}

function refuse(c: Context, status: number, reason: string): Response {
  const body = { error: { code: status, message: reason, errors: [{ domain: 'calendar', reason }] } };
  return c.json(body, status as 400);
}
