import { describe, expect, it } from 'vitest';
import { startAuth } from '#app/boot/start-auth.server.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession, testSecret } from '#tests/factories/sessions.ts';
import { bookingJourney } from '#tests/support/booking-journey.ts';
import { calendarText } from '#tests/support/calendars/calendar-text.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { accountFailureTexts } from '#app/features/calendar-servers/calendar-state.ts';
import { refreshDueCalendars } from '../commands/refresh-calendars.server.ts';
import { renewCalendarSecrets } from '../commands/renew-calendar-secrets.server.ts';
import type { OutsideCalendarDto } from '../outside-calendar-dto.ts';
import type { AccountCalendarsDto, CalendarAccountDto } from './calendar-account-dto.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call } = bookingJourney(app, testDatabase);

const hour = 3_600_000;
const quarter = 15 * 60_000 + 1000;
/** Read once: a test may run across the full hour. */
const nextHour = Math.ceil(Date.now() / hour) * hour;
const inDays = (days: number) => new Date(nextHour + days * 24 * hour);
const stamp = (time: Date) => time.toISOString().replaceAll(/[-:]|\.000/g, '');
const appointment = (start: Date, uid = 'dentist', more: string[] = []) =>
  calendarText([
    [
      `UID:${uid}`,
      `DTSTART:${stamp(start)}`,
      `DTEND:${stamp(new Date(start.getTime() + hour))}`,
      'SUMMARY:Dentist',
      ...more,
    ],
  ]);

let people = 0;
/** A professional with an account at the sandbox's server: the calendars Home, Work and, without leave to write, Team. */
async function owner() {
  const professional = await buildProfessional(db);
  const { bearer } = await buildSession(db, professional.profile_id);
  const username = `maya-${(people += 1)}`;
  await app.sandbox.addCalendarAccount(username, {
    password: 'app-password',
    calendars: [
      { id: 'home', name: 'Home & family' },
      { id: 'work', name: 'Work' },
      { id: 'team', name: 'Team', isReadOnly: true },
    ],
  });
  const ask = <Body>(method: string, path: string, body?: unknown) =>
    call<Body>(method, path, { as: { bearer }, ...(body === undefined ? {} : { body }) });
  const connect = (login = {}) =>
    ask<AccountCalendarsDto>('POST', '/calendar-accounts', {
      server: app.sandbox.url,
      username,
      password: 'app-password',
      ...login,
    });
  const choose = async (account: AccountCalendarsDto, read: string[], write: string | null = null) => {
    const idOf = (name: string) => account.calendars.find((calendar) => calendar.name === name)?.id ?? '';
    const body = { read: read.map(idOf), write: write === null ? null : idOf(write) };
    return ask<AccountCalendarsDto>('PUT', `/calendar-accounts/${account.account.id}/calendars`, body);
  };
  const calendars = async () => (await ask<{ items: OutsideCalendarDto[] }>('GET', '/outside-calendars')).body.items;
  const busy = async () => {
    const rows = await db
      .selectFrom('outside_busy_times')
      .select('start_time')
      .where('professional_id', '=', professional.id)
      .orderBy('start_time')
      .execute();
    return rows.map(({ start_time }) => start_time.toISOString());
  };
  return { professional, username, ask, connect, choose, calendars, busy };
}

describe('an account at a calendar server', () => {
  it('shows its calendars; those that are chosen are read, and only busy times and a sealed password are stored', async () => {
    const { username, connect, choose, calendars, busy } = await owner();
    await app.sandbox.putCalendarEvent(username, 'home', 'a.ics', appointment(inDays(2)));
    await app.sandbox.putCalendarEvent(username, 'work', 'b.ics', appointment(inDays(3)));
    const account = await connect();
    expect(account.body.calendars).toMatchObject([
      { name: 'Home & family', is_read: false, is_writable: true },
      { name: 'Work' },
      { name: 'Team', is_writable: false },
    ]);
    const chosen = await choose(account.body, ['Home & family']);
    expect(chosen.body.calendars.map(({ is_read }) => is_read)).toEqual([true, false, false]);
    expect(await calendars()).toMatchObject([{ name: 'Home & family', state: 'ok', busy_times: 1, is_written: false }]);
    expect(await busy()).toEqual([inDays(2).toISOString()]);
    const rows = JSON.stringify([
      await db.selectFrom('calendar_accounts').selectAll().execute(),
      await db.selectFrom('outside_calendars').selectAll().execute(),
    ]);
    expect(rows).not.toMatch(/app-password|Dentist|caldav\/calendars/);
  });

  it('is read again only when something changed, and follows it', async () => {
    const { username, connect, choose, busy } = await owner();
    const { body } = await connect();
    await choose(body, ['Work']);
    const before = (await app.sandbox.calendarRequests(username)).length;
    await refreshDueCalendars(new Date(Date.now() + quarter));
    expect((await app.sandbox.calendarRequests(username)).slice(before)).toEqual(['PROPFIND calendars/work']);
    await app.sandbox.putCalendarEvent(username, 'work', 'b.ics', appointment(inDays(4)));
    await refreshDueCalendars(new Date(Date.now() + 2 * quarter));
    expect(await busy()).toEqual([inDays(4).toISOString()]);
  });

  it('keeps what was busy while its password is refused, and goes on with a new one', async () => {
    const { username, connect, choose, calendars, busy } = await owner();
    await app.sandbox.putCalendarEvent(username, 'home', 'a.ics', appointment(inDays(2)));
    const { body } = await connect();
    await choose(body, ['Home & family']);
    await app.sandbox.changeCalendarPassword(username, 'another');
    await refreshDueCalendars(new Date(Date.now() + quarter));
    expect(await calendars()).toMatchObject([{ state: 'revoked', message: accountFailureTexts.revoked }]);
    expect(await busy()).toEqual([inDays(2).toISOString()]);
    await app.sandbox.putCalendarEvent(username, 'home', 'a.ics', appointment(inDays(5)));
    // The readings above took place in the future.
    await db.updateTable('outside_calendars').set({ tried_at: new Date() }).execute();
    const again = await connect({ password: 'another' });
    expect(again.body.account.id).toBe(body.account.id);
    expect(await calendars()).toMatchObject([{ state: 'ok', message: null }]);
    expect(await busy()).toEqual([inDays(5).toISOString()]);
  });

  it('is disconnected with its password and busy times, and only by its owner', async () => {
    const [one, other] = [await owner(), await owner()];
    await app.sandbox.putCalendarEvent(one.username, 'home', 'a.ics', appointment(inDays(2)));
    const { body } = await one.connect();
    await one.choose(body, ['Home & family']);
    const path = `/calendar-accounts/${body.account.id}`;
    expect((await other.ask('DELETE', `${path}?events=keep`)).status).toBe(404);
    expect((await other.ask('GET', `${path}/calendars`)).status).toBe(404);
    expect((await other.ask('PUT', `${path}/calendars`, { read: [], write: null })).status).toBe(404);
    const left = await one.ask<{ items: CalendarAccountDto[] }>('DELETE', `${path}?events=keep`);
    expect([left.status, left.body.items, await one.busy(), await one.calendars()]).toEqual([200, [], [], []]);
    const rows = db.selectFrom('calendar_accounts').select('id').where('id', '=', body.account.id);
    expect(await rows.execute()).toEqual([]);
  });
});

describe('the password of an account', () => {
  it('outlives the secret that it was encrypted with, once the night has renewed it', async () => {
    const { username, connect, choose, calendars } = await owner();
    const { body } = await connect();
    await choose(body, ['Work']);
    startAuth(['another secret that is only good for tests', testSecret]);
    await renewCalendarSecrets();
    startAuth(['another secret that is only good for tests']);
    await app.sandbox.putCalendarEvent(username, 'work', 'b.ics', appointment(inDays(4)));
    await refreshDueCalendars(new Date(Date.now() + quarter));
    startAuth([testSecret]);
    expect(await calendars()).toMatchObject([{ state: 'ok', busy_times: 1 }]);
  });

  it('is deleted with everything else when its owner closes their account', async () => {
    const { professional, ask, connect, choose } = await owner();
    const { body } = await connect();
    await choose(body, ['Home & family'], 'Work');
    expect((await ask('POST', '/functions/delete-user-account')).status).toBe(200);
    const rows = db.selectFrom('calendar_accounts').select('id').where('professional_id', '=', professional.id);
    expect(await rows.execute()).toEqual([]);
  });
});

describe('an account that cannot be connected', () => {
  it.each([
    ['a wrong password', { password: 'wrong' }, 'password'],
    ['a user nobody knows', { username: 'nobody' }, 'password'],
    ['plain HTTP elsewhere', { server: 'http://example.com' }, 'server'],
    ['a private IP', { server: 'https://10.0.0.8' }, 'server'],
    ['this machine', { server: '127.0.0.1' }, 'server'],
    [
      'a server that leads into a private network',
      { server: '/calendars/redirect?to=https://169.254.169.254/' },
      'server',
    ],
    ['a page that is no calendar server', { server: '/calendars/none.ics' }, 'server'],
    ['no address', { server: 'https://' }, 'server'],
    ['two lines', { username: 'a\nb' }, 'username'],
  ])('%s: the field says so, and nothing is stored', async (_, login, field) => {
    const { connect, professional } = await owner();
    const { server } = { server: undefined, ...login };
    const answer = await connect(server?.startsWith('/') ? { server: app.sandbox.url + server } : login);
    expect([answer.status, Object.keys(answer.body.details?.fields ?? {})]).toEqual([422, [field]]);
    const rows = db.selectFrom('calendar_accounts').select('id').where('professional_id', '=', professional.id);
    expect(await rows.execute()).toEqual([]);
  });

  it('takes neither calendars of others nor one for visits that cannot be written', async () => {
    const { ask, connect, choose } = await owner();
    const { body } = await connect();
    expect((await choose(body, [], 'Team')).body.code).toBe('calendar_not_writable');
    const choice = { read: ['x'.repeat(43)], write: null };
    expect((await ask('PUT', `/calendar-accounts/${body.account.id}/calendars`, choice)).status).toBe(404);
  });
});

describe('a calendar server that misbehaves', () => {
  it.each([
    ['is down', { kind: 'status', status: 500 }, 'unreachable'],
    ['asks for patience', { kind: 'status', status: 429 }, 'unreachable'],
  ] as const)('%s: its calendar says so, and the others go on', async (_, fault, state) => {
    const { username, connect, choose, calendars } = await owner();
    const { body } = await connect();
    await choose(body, ['Home & family', 'Work']);
    await app.sandbox.failCalendar({ ...fault, path: `/caldav/calendars/${username}/work` });
    await refreshDueCalendars(new Date(Date.now() + quarter));
    expect((await calendars()).map((calendar) => calendar.state).toSorted()).toEqual(['ok', state].toSorted());
  });

  it('sends 10,000 events: they are read, and a cluttered calendar is refused as too big', async () => {
    const { username, connect, choose, calendars } = await owner();
    const many = Array.from({ length: 10_000 }, (_, index) => [
      `UID:${index}`,
      `DTSTART:${stamp(inDays(1 + (index % 100)))}`,
      'DURATION:PT1H',
    ]);
    await app.sandbox.putCalendarEvent(username, 'home', 'many.ics', calendarText(many));
    await app.sandbox.putCalendarEvent(
      username,
      'work',
      'huge.ics',
      appointment(inDays(1), 'huge', [`X-A:${'x'.repeat(10_000_000)}`]),
    );
    const { body } = await connect();
    await choose(body, ['Home & family', 'Work']);
    expect(await calendars()).toMatchObject([
      { name: 'Home & family', state: 'ok', busy_times: 100 },
      { name: 'Work', state: 'too-big' },
    ]);
  });
});
