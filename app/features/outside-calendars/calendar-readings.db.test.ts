import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { calendarText } from '#tests/support/calendars/calendar-text.ts';
import { startCalendarServer } from '#tests/support/calendars/calendar-server.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { refreshDueCalendars } from './commands/refresh-calendars.server.ts';
import { calendarFailureTexts } from '#app/features/calendar-servers/calendar-state.ts';
import type { OutsideCalendarDto } from './outside-calendar-dto.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const api = await startTestApi(testDatabase);
const server = await startCalendarServer();
beforeAll(() => server.connect());
afterAll(() => server.close());

const minute = 60_000;
const hour = 60 * minute;
/** Read once: a test may run across the full hour. */
const nextHour = Math.ceil(Date.now() / hour) * hour;
const inDays = (days: number, hours = 0) => new Date(nextHour + days * 24 * hour + hours * hour);
const stamp = (time: Date) => time.toISOString().replaceAll(/[-:]|\.000/g, '');
const appointment = (start: Date, uid = 'dentist') => [
  `UID:${uid}`,
  `DTSTART:${stamp(start)}`,
  `DTEND:${stamp(new Date(start.getTime() + hour))}`,
  'SUMMARY:Dentist',
];

type Body = { items: OutsideCalendarDto[]; details?: { fields?: Record<string, string> }; code?: string };

async function owner() {
  const professional = await buildProfessional(db);
  const { bearer } = await buildSession(db, professional.profile_id);
  const call = async (method: string, path = '', body?: object) => {
    const response = await api.request(method, `/outside-calendars${path}`, {
      headers: bearer,
      ...(body ? { body } : {}),
    });
    return { status: response.status, body: (await response.json()) as Body };
  };
  const connect = (name = 'family') => call('POST', '', { name: 'Family', url: `${server.url}/calendars/${name}.ics` });
  const busy = async () => {
    const rows = await db
      .selectFrom('outside_busy_times')
      .select(['start_time', 'end_time'])
      .where('professional_id', '=', professional.id)
      .orderBy('start_time')
      .execute();
    return rows.map(({ start_time }) => start_time.toISOString());
  };
  return { professional, call, connect, busy };
}

const mailsOf = async () => {
  const { rows } = await testDatabase.pool.query<{ data: { kind: string; text: string } }>(
    `select data from pgboss.job where name = 'account.notice' order by created_on`,
  );
  return rows.map(({ data }) => data).filter(({ kind }) => kind === 'calendar-failing');
};

describe('a connected calendar', () => {
  it('is read when it is connected; only its busy times and an encrypted link are stored', async () => {
    const { connect, busy } = await owner();
    server.publish('family', calendarText([appointment(inDays(2))]));
    const { status, body } = await connect();
    expect([status, body.items]).toMatchObject([200, [{ name: 'Family', state: 'ok', message: null, busy_times: 1 }]]);
    expect(await busy()).toEqual([inDays(2).toISOString()]);
    const rows = JSON.stringify(await db.selectFrom('outside_calendars').selectAll().execute());
    expect(rows).not.toMatch(/Dentist|family\.ics/);
  });

  it('is connected once, however often, and five at most', async () => {
    const { call, connect } = await owner();
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) server.publish(name, calendarText([]));
    await Promise.all([connect('one'), connect('one'), connect('one')]);
    expect((await call('GET')).body.items).toHaveLength(1);
    for (const name of ['two', 'three', 'four', 'five']) await connect(name);
    expect(await connect('six')).toMatchObject({ status: 409, body: { code: 'too_many_calendars' } });
  });

  it('frees its times when it is disconnected, and only by its owner', async () => {
    const [one, other] = [await owner(), await owner()];
    server.publish('family', calendarText([appointment(inDays(2))]));
    const id = (await one.connect()).body.items[0]?.id ?? '';
    expect((await other.call('DELETE', `/${id}`)).status).toBe(404);
    expect((await other.call('POST', `/${id}/reading`)).status).toBe(404);
    expect((await one.call('DELETE', `/${id}`)).body.items).toEqual([]);
    expect(await one.busy()).toEqual([]);
  });
});

describe('a link that cannot be read', () => {
  it.each([
    ['nobody publishes', 'missing', calendarFailureTexts.revoked],
    ['leads to a web page', 'page', calendarFailureTexts.unreadable],
    ['is too big', 'huge', calendarFailureTexts['too-big']],
    ['leads into a private network', 'redirect?to=https://169.254.169.254/latest', calendarFailureTexts.private],
    ['leads to plain HTTP elsewhere', 'redirect?to=http://example.com/x.ics', calendarFailureTexts.private],
  ])('%s: the field says so, and nothing is stored', async (_, path, text) => {
    const { call } = await owner();
    server.publish('page', '<!doctype html>');
    server.publish('huge', 'x'.repeat(10_000_001));
    const url = `${server.url}/calendars/${path}${path.includes('?') ? '' : '.ics'}`;
    const { status, body } = await call('POST', '', { name: 'Family', url });
    expect([status, body.details?.fields]).toEqual([422, { url: text }]);
    expect((await call('GET')).body.items).toEqual([]);
  });

  it.each([
    'http://example.com/x.ics',
    'https://127.0.0.1/x.ics',
    'https://[::1]/x.ics',
    'https://10.0.0.8/x.ics',
    'ftp://example.com/x',
  ])('no request goes to %s', async (url) => {
    const { call } = await owner();
    const { status, body } = await call('POST', '', { name: 'Family', url });
    expect([status, Object.keys(body.details?.fields ?? {})]).toEqual([422, ['url']]);
  });
});

describe('readings every 15 minutes', () => {
  it('ask whether the file has changed, and follow it', async () => {
    const { connect, busy } = await owner();
    server.publish('followed', calendarText([appointment(inDays(2))]));
    await connect('followed');
    await refreshDueCalendars(new Date(Date.now() + 16 * minute));
    expect(server.requestsOf('followed')).toEqual({ reads: 1, unchanged: 1 });
    server.publish('followed', calendarText([appointment(inDays(3))]));
    await refreshDueCalendars(new Date(Date.now() + 32 * minute));
    expect(await busy()).toEqual([inDays(3).toISOString()]);
  });

  it('follow a professional who moves to another time zone, though the file is unchanged', async () => {
    const { professional, connect, busy } = await owner();
    const day = inDays(5).toISOString().slice(0, 10);
    server.publish(
      'moved',
      calendarText([['UID:trip', `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`, 'SUMMARY:Trip']]),
    );
    const move = (zone: string) =>
      db.updateTable('professionals').set({ time_zone: zone }).where('id', '=', professional.id).execute();
    await move('UTC');
    await connect('moved');
    expect((await busy())[0]).toBe(`${day}T00:00:00.000Z`);
    await move('Etc/GMT+7');
    for (const minutes of [16, 32]) await refreshDueCalendars(new Date(Date.now() + minutes * minute));
    expect((await busy())[0]).toBe(`${day}T07:00:00.000Z`);
    expect(server.requestsOf('moved')).toEqual({ reads: 2, unchanged: 1 });
  });

  it('keep what was busy while a calendar is revoked, mail once, and go on when it is back', async () => {
    const { call, connect, busy } = await owner();
    server.publish('revoked', calendarText([appointment(inDays(4))]));
    await connect('revoked');
    const mailed = (await mailsOf()).length;
    server.end('revoked');
    for (const minutes of [16, 32, 48]) await refreshDueCalendars(new Date(Date.now() + minutes * minute));
    expect((await call('GET')).body.items).toMatchObject([{ state: 'revoked', message: calendarFailureTexts.revoked }]);
    expect(await busy()).toEqual([inDays(4).toISOString()]);
    expect((await mailsOf()).slice(mailed)).toMatchObject([{ text: calendarFailureTexts.revoked }]);
    server.publish('revoked', calendarText([appointment(inDays(5))]));
    await refreshDueCalendars(new Date(Date.now() + 64 * minute));
    expect((await call('GET')).body.items).toMatchObject([{ state: 'ok', message: null, failing_since: null }]);
    expect(await busy()).toEqual([inDays(5).toISOString()]);
  });

  it('mail about a server that is down only after an hour', async () => {
    const { connect } = await owner();
    server.publish('down', calendarText([]));
    await connect('down');
    const mailed = (await mailsOf()).length;
    server.failNext('down', 500, 4);
    for (const minutes of [16, 32, 48]) await refreshDueCalendars(new Date(Date.now() + minutes * minute));
    expect((await mailsOf()).length).toBe(mailed);
    await refreshDueCalendars(new Date(Date.now() + 64 * minute));
    expect((await mailsOf()).slice(mailed)).toMatchObject([{ text: calendarFailureTexts.unreachable }]);
  });

  it('go on with the other calendars when one is broken', async () => {
    const { call, connect, busy } = await owner();
    server.publish('broken', calendarText([]));
    server.publish('fine', calendarText([]));
    await connect('broken');
    await connect('fine');
    server.publish('broken', 'BEGIN:VEVENT');
    server.publish('fine', calendarText([appointment(inDays(6))]));
    await refreshDueCalendars(new Date(Date.now() + 16 * minute));
    expect((await call('GET')).body.items.map(({ state }) => state)).toEqual(['unreadable', 'ok']);
    expect(await busy()).toEqual([inDays(6).toISOString()]);
  });
});
