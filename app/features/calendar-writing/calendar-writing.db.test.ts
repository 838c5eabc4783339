import { describe, expect, it } from 'vitest';
import { refreshDueCalendars } from '#app/features/outside-calendars/commands/refresh-calendars.server.ts';
import type { AccountCalendarsDto } from '#app/features/outside-calendars/accounts/calendar-account-dto.ts';
import type { CalendarAccountDto } from '#app/features/outside-calendars/accounts/calendar-account-dto.ts';
import { buildBookable, type Bookable } from '#tests/factories/bookable.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { bookingJourney, eventually, slotAt, type Person } from '#tests/support/booking-journey.ts';
import { calendarText } from '#tests/support/calendars/calendar-text.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { ChangedVisitDto } from './changed-visit-dto.ts';
import { writeDueVisits } from './commands/write-due-visits.server.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, confirmed, statusOf, quiet } = bookingJourney(app, testDatabase);

const hour = 3_600_000;
const at = (time: number) => () => Promise.resolve(new Date(time));
const quarter = 15 * 60_000 + 1000;
const stamp = (time: string | Date) => new Date(time).toISOString().replaceAll(/[-:]|\.000/g, '');

let people = 0;
async function shop({ isConnected = true } = {}) {
  const bookable = await buildBookable(db);
  const { bearer } = await buildSession(db, bookable.professional.profile_id);
  const username = `writer-${(people += 1)}`;
  await app.sandbox.addCalendarAccount(username, {
    password: 'app-password',
    calendars: [
      { id: 'home', name: 'Home' },
      { id: 'work', name: 'Work' },
    ],
  });
  const ask = <Body>(method: string, path: string, body?: unknown) =>
    call<Body>(method, path, { as: { bearer }, ...(body === undefined ? {} : { body }) });
  const connect = async (password = 'app-password') =>
    (await ask<AccountCalendarsDto>('POST', '/calendar-accounts', { server: app.sandbox.url, username, password }))
      .body;
  const choose = async (read: string[], write: string | null) => {
    const { account, calendars } = await connect();
    const idOf = (name: string) => calendars.find((calendar) => calendar.name === name)?.id ?? '';
    const choice = { read: read.map(idOf), write: write && idOf(write) };
    expect((await ask('PUT', `/calendar-accounts/${account.id}/calendars`, choice)).status).toBe(200);
    return account;
  };
  if (isConnected) await choose(['Home'], 'Work');
  const changed = async () => (await ask<{ items: ChangedVisitDto[] }>('GET', '/calendar-visits')).body.items;
  const events = (calendar: string) => app.sandbox.calendarEvents(username, calendar);
  const expectEvents = (calendar: string, ...texts: (string | RegExp)[]) =>
    eventually(async () => {
      const found = await events(calendar);
      expect(found).toHaveLength(texts.length);
      for (const [index, text] of texts.entries()) expect(found[index]?.text.replaceAll(/\r?\n /g, '')).toMatch(text);
    });
  const mails = async () => {
    const { rows } = await pool.query<{ data: { kind: string; email: string; visits: string[] } }>(
      `select data from pgboss.job where name = 'account.notice' order by created_on`,
    );
    return rows
      .map(({ data }) => data)
      .filter(({ kind, email }) => kind === 'calendar-visits-changed' && email === owner);
  };
  const { email: owner } = await db
    .selectFrom('profiles')
    .select('email')
    .where('id', '=', bookable.professional.profile_id)
    .executeTakeFirstOrThrow();
  return { bookable, username, ask, connect, choose, changed, events, expectEvents, mails };
}

const book = async (bookable: Bookable, time = '10:00', client?: Person) => {
  const by = client ?? (await person({ first_name: 'Rosa', last_name: 'Diaz' }));
  return { by, ...(await confirmed(by, bookable, { bookingDate: slotAt(10, time) })) };
};
const timeOf = (time: string) => `DTSTART:${stamp(slotAt(10, time))}`;
/** The readings of the next quarters of an hour. */
const read = async (quarters: number) => {
  await refreshDueCalendars(new Date(Date.now() + quarters * quarter));
};

describe('a visit in its professional’s own calendar', () => {
  it('is added when it is paid, says little, follows a move, and is removed when it is cancelled', async () => {
    const { bookable, ask, events, expectEvents, changed } = await shop();
    const { by, bookingId } = await book(bookable);
    await expectEvents('work', timeOf('10:00'));
    const [event] = await events('work');
    expect(event?.file).toBe(`${bookingId}.ics`);
    const text = event?.text.replaceAll(/\r\n /g, '') ?? '';
    expect(text).toMatch(new RegExp(`UID:${bookingId}@`));
    expect(text).toMatch(/SUMMARY:.* with Rosa\r/);
    expect(text).toContain(`appointment=${bookingId}`);
    // Only its client moves a paid visit.
    expect(text).toContain('To contact the client or cancel this visit');
    expect(text).not.toMatch(/Diaz|\$|@example/);
    const move = { expectedStart: slotAt(10, '10:00'), newStart: slotAt(10, '14:00') };
    expect(await call('POST', `/bookings/${bookingId}/reschedule`, { as: by, body: move })).toMatchObject({
      status: 200,
    });
    await expectEvents('work', timeOf('14:00'));
    await ask('POST', `/bookings/${bookingId}/cancel-and-refund`, { expectedRefund: '75.00', reason: 'I am ill' });
    await eventually(async () => expect(await statusOf(bookingId)).toBe('cancelled'));
    await expectEvents('work');
    expect(await changed()).toEqual([]);
  });

  it('is added to a calendar that is chosen later, follows to another one, and does not block its own time', async () => {
    const { bookable, choose, expectEvents } = await shop({ isConnected: false });
    await book(bookable);
    await choose([], 'Work');
    await expectEvents('work', timeOf('10:00'));
    await choose([], 'Home');
    await expectEvents('home', timeOf('10:00'));
    await expectEvents('work');
    await read(1);
    const busy = db.selectFrom('outside_busy_times').selectAll();
    expect(await busy.where('professional_id', '=', bookable.professional.id).execute()).toEqual([]);
    await choose(['Home'], null);
    await expectEvents('home');
  });

  it('is written once the server answers again, and never twice', async () => {
    const { bookable, username, expectEvents, changed } = await shop();
    await app.sandbox.failCalendar({
      kind: 'status',
      status: 503,
      count: 2,
      path: `/caldav/calendars/${username}/work`,
    });
    const { bookingId } = await book(bookable);
    await eventually(async () => expect(await changed()).toMatchObject([{ id: bookingId, change: 'waiting' }]));
    await writeDueVisits(at(Date.now() + hour));
    await Promise.all([1, 2, 3].map((later) => writeDueVisits(at(Date.now() + (1 + later) * hour))));
    await expectEvents('work', timeOf('10:00'));
    expect(await changed()).toEqual([]);
  });

  it('is removed when the account is disconnected, if that is wanted, and then the password is deleted', async () => {
    const { bookable, ask, connect, expectEvents, choose } = await shop();
    await book(bookable);
    await expectEvents('work', timeOf('10:00'));
    const account = await connect();
    await ask('DELETE', `/calendar-accounts/${account.account.id}?events=remove`);
    await expectEvents('work');
    const rows = db.selectFrom('calendar_accounts').select('id').where('id', '=', account.account.id);
    await eventually(async () => expect(await rows.execute()).toEqual([]));
    await choose([], 'Work');
    await expectEvents('work', timeOf('10:00'));
    const [again] = (await ask<{ items: CalendarAccountDto[] }>('GET', '/calendar-accounts')).body.items;
    await ask('DELETE', `/calendar-accounts/${again?.id}?events=keep`);
    await quiet();
    await expectEvents('work', timeOf('10:00'));
  });
});

describe('an event that its owner changes in their own calendar', () => {
  it('is deleted or moved: the visits stay, the owner is asked once, and puts one back and leaves the other', async () => {
    const { bookable, username, ask, events, expectEvents, changed, mails } = await shop();
    const [one, two] = [await book(bookable, '10:00'), await book(bookable, '14:00')];
    await eventually(async () => expect(await events('work')).toHaveLength(2));
    await app.sandbox.deleteCalendarEvent(username, 'work', `${one.bookingId}.ics`);
    const moved = (await events('work'))[0]?.text.replace(timeOf('14:00'), timeOf('13:00')) ?? '';
    await app.sandbox.putCalendarEvent(username, 'work', `${two.bookingId}.ics`, moved);
    await read(1);
    await eventually(async () =>
      expect(await changed()).toMatchObject([
        { id: one.bookingId, change: 'missing' },
        { id: two.bookingId, change: 'moved' },
      ]),
    );
    await read(2);
    expect((await mails()).map(({ visits }) => visits.length)).toEqual([2]);
    expect([await statusOf(one.bookingId), await statusOf(two.bookingId)]).toEqual(['confirmed', 'confirmed']);
    const stranger = await person();
    const path = `/calendar-visits/${one.bookingId}`;
    expect((await call('POST', `${path}/restoration`, { as: stranger })).status).toBe(404);
    expect((await call('DELETE', path, { as: stranger })).status).toBe(404);
    expect((await ask('POST', `${path}/restoration`)).status).toBe(200);
    expect((await ask('DELETE', `/calendar-visits/${two.bookingId}`)).status).toBe(200);
    expect(await changed()).toEqual([]);
    await eventually(async () =>
      expect((await events('work')).map(({ file }) => file)).toContain(`${one.bookingId}.ics`),
    );
    await read(3);
    expect(await changed()).toEqual([]);
    // Once it moves here, it is in the calendar again.
    const move = { expectedStart: slotAt(10, '14:00'), newStart: slotAt(10, '16:00') };
    expect(await call('POST', `/bookings/${two.bookingId}/reschedule`, { as: two.by, body: move })).toMatchObject({
      status: 200,
    });
    await expectEvents('work', timeOf('16:00'), timeOf('10:00'));
  });

  it('is copied to another file there: a refused move is shown, and other visits are written', async () => {
    const { bookable, username, events, changed } = await shop();
    const { by, bookingId } = await book(bookable, '10:00');
    await eventually(async () => expect(await events('work')).toHaveLength(1));
    const text = (await events('work'))[0]?.text ?? '';
    await app.sandbox.deleteCalendarEvent(username, 'work', `${bookingId}.ics`);
    await app.sandbox.putCalendarEvent(username, 'work', 'copy.ics', text);
    await read(1);
    const move = { expectedStart: slotAt(10, '10:00'), newStart: slotAt(10, '12:00') };
    await call('POST', `/bookings/${bookingId}/reschedule`, { as: by, body: move });
    await eventually(async () => expect(await changed()).toMatchObject([{ id: bookingId, change: 'waiting' }]));
    const other = await book(bookable, '15:00');
    await eventually(async () =>
      expect((await events('work')).map(({ file }) => file)).toContain(`${other.bookingId}.ics`),
    );
    await app.sandbox.deleteCalendarEvent(username, 'work', 'copy.ics');
    await writeDueVisits(at(Date.now() + hour));
    expect((await events('work')).map(({ file }) => file).toSorted()).toEqual(
      [`${bookingId}.ics`, `${other.bookingId}.ics`].toSorted(),
    );
  });

  it('comes back, and nobody is asked any more', async () => {
    const { bookable, username, events, changed } = await shop();
    const { bookingId } = await book(bookable);
    await eventually(async () => expect(await events('work')).toHaveLength(1));
    const text = (await events('work'))[0]?.text ?? '';
    await app.sandbox.deleteCalendarEvent(username, 'work', `${bookingId}.ics`);
    await read(1);
    await eventually(async () => expect(await changed()).toMatchObject([{ change: 'missing' }]));
    await app.sandbox.putCalendarEvent(username, 'work', `${bookingId}.ics`, text);
    await read(2);
    await eventually(async () => expect(await changed()).toEqual([]));
  });

  it('is noticed while nobody can book the professional, whose visits stand', async () => {
    const { bookable, username, events, changed, mails } = await shop();
    const { bookingId } = await book(bookable);
    await eventually(async () => expect(await events('work')).toHaveLength(1));
    await pool.query('update professionals set verified = false where id = $1', [bookable.professional.id]);
    await app.sandbox.deleteCalendarEvent(username, 'work', `${bookingId}.ics`);
    await read(1);
    await eventually(async () => expect(await changed()).toMatchObject([{ id: bookingId, change: 'missing' }]));
    expect(await mails()).toHaveLength(1);
  });
});

it('through a week in which the calendar is edited, revoked and restored no visit is lost or doubled', async () => {
  const { bookable, username, connect, events, changed } = await shop();
  let now = Date.now();
  const pass = async (quarters: number) => {
    for (let index = 0; index < quarters; index += 1) {
      await refreshDueCalendars(new Date((now += quarter)));
      await writeDueVisits(at(now));
    }
  };
  const files = async () => (await events('work')).map(({ file }) => file.replace('.ics', '')).toSorted();
  const first = await book(bookable, '09:00');
  await eventually(async () => expect(await files()).toEqual([first.bookingId]));
  const lunch = [`UID:lunch`, timeOf('12:00'), `DTEND:${stamp(slotAt(10, '13:00'))}`];
  await app.sandbox.putCalendarEvent(username, 'home', 'lunch.ics', calendarText([lunch]));
  await pass(3);
  await app.sandbox.changeCalendarPassword(username, 'changed');
  const second = await book(bookable, '10:00');
  await pass(8);
  now += 24 * hour;
  await pass(2);
  expect(await files()).toEqual([first.bookingId]);
  expect(await changed()).toMatchObject([{ id: second.bookingId, change: 'waiting' }]);
  await connect('changed');
  const both = [first.bookingId, second.bookingId].toSorted();
  await eventually(async () => expect(await files()).toEqual(both));
  now += 24 * hour;
  await pass(4);
  await app.sandbox.deleteCalendarEvent(username, 'work', `${first.bookingId}.ics`);
  await pass(4);
  await eventually(async () => expect(await changed()).toMatchObject([{ id: first.bookingId, change: 'missing' }]));
  now += 24 * hour;
  await pass(4);
  expect([await statusOf(first.bookingId), await statusOf(second.bookingId)]).toEqual(['confirmed', 'confirmed']);
  const taken = await call<{ slots: { time: string; available: boolean }[] }>(
    'GET',
    `/professionals/${bookable.professional.id}/slots?date=${slotAt(10, '09:00').slice(0, 10)}&service_id=${bookable.service.id}`,
  );
  const times = taken.body.slots.filter(({ available }) => !available).map(({ time }) => time);
  expect(times).toEqual(expect.arrayContaining(['09:00', '10:00', '12:00']));
});
