import { describe, expect, it } from 'vitest';
import {
  confirmGuestBooking,
  signInGuest,
} from '#app/features/booking-button/guest/commands/confirm-guest-booking.server.ts';
import { googleEventId } from '#app/features/calendar-servers/google/google-event.ts';
import type { AccountCalendarsDto } from '#app/features/outside-calendars/accounts/calendar-account-dto.ts';
import { refreshDueCalendars } from '#app/features/outside-calendars/commands/refresh-calendars.server.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { bookingJourney, eventually, slotAt } from '#tests/support/booking-journey.ts';
import { googleCalendarJourney } from '#tests/support/calendars/google-calendars.ts';
import { byHandJourney } from '#tests/support/guests/by-hand-journey.ts';
import { attachedVisitFile } from '#tests/support/mails/attached-visit-file.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { ChangedVisitDto } from './changed-visit-dto.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, quiet, statusOf } = bookingJourney(app, testDatabase);
const { enter, linkOf, ownerOf, askToPay } = byHandJourney(app, testDatabase);
const google = googleCalendarJourney(app);

const quarter = 15 * 60_000 + 1000;
const read = (quarters: number) => refreshDueCalendars(new Date(Date.now() + quarters * quarter));
const stamp = (time: string) => new Date(time).toISOString().replaceAll(/[-:]|\.000/g, '');
const timeOf = (time: string, days = 10) => `DTSTART:${stamp(slotAt(days, time))}`;
const changeTo = (time: string, days = 10) => ({
  date: slotAt(days, time).slice(0, 10),
  time,
  duration: '60',
  note: '',
});

let people = 0;
/** A professional whose visits are written into their calendar Work. */
async function shop({ isConnected = true } = {}) {
  const bookable = await buildBookable(db);
  const owner = await ownerOf(bookable);
  const username = `by-hand-${(people += 1)}`;
  await app.sandbox.addCalendarAccount(username, { password: 'secret', calendars: [{ id: 'work', name: 'Work' }] });
  const connect = async () => {
    const body = { server: app.sandbox.url, username, password: 'secret' };
    const found = await call<AccountCalendarsDto>('POST', '/calendar-accounts', { as: owner, body });
    const { account, calendars } = found.body;
    const choice = { read: [], write: calendars[0]?.id };
    const chosen = await call('PUT', `/calendar-accounts/${account.id}/calendars`, { as: owner, body: choice });
    expect(chosen.status).toBe(200);
  };
  if (isConnected) await connect();
  const texts = async () =>
    (await app.sandbox.calendarEvents(username, 'work')).map(({ text }) => text.replaceAll(/\r?\n /g, ''));
  const expectEvents = (...expected: string[]) =>
    eventually(async () => {
      const found = await texts();
      expect(found).toHaveLength(expected.length);
      for (const [index, text] of expected.entries()) expect(found[index]).toContain(text);
    });
  const changed = async () =>
    (await call<{ items: ChangedVisitDto[] }>('GET', '/calendar-visits', { as: owner })).body.items;
  const feed = async () => {
    const { body } = await call<{ url: string }>('POST', '/calendar-feed', { as: owner });
    const file = await (await fetch(new URL(new URL(body.url).pathname, app.url))).text();
    const events = file
      .replaceAll(/\r?\n /g, '')
      .split('BEGIN:VEVENT')
      .slice(1);
    const line = (event: string, name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(event)?.[1] ?? '';
    return events.map((event) => ({
      id: line(event, 'UID').split('@')[0],
      start: line(event, 'DTSTART'),
      summary: line(event, 'SUMMARY'),
      sequence: Number(line(event, 'SEQUENCE')),
      url: line(event, 'URL;VALUE=URI'),
      text: event,
    }));
  };
  const path = (id: string) => `/hand-entered-visits/${id}`;
  return { bookable, owner, username, connect, texts, expectEvents, changed, feed, path };
}

/** Which event a calendar file of one visit is. */
function eventIn(file: string) {
  const line = (name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(file.replaceAll(/\r?\n /g, ''))?.[1] ?? '';
  return { id: line('UID').split('@')[0], sequence: Number(line('SEQUENCE')) };
}

/** Presses the button behind a link to pay. @returns the booking and the path of its checkout */
async function press(visitId: string, token: string) {
  const guestToken = await askToPay(token);
  const guest = await signInGuest(guestToken, new Headers());
  if ('codePage' in guest) throw new Error('A code is owed');
  const checkout = await confirmGuestBooking(guestToken, guest.viewer, undefined);
  const { booking_id } = await db
    .selectFrom('hand_entered_visits')
    .select('booking_id')
    .where('id', '=', visitId)
    .executeTakeFirstOrThrow();
  return { bookingId: booking_id ?? '', checkout: new URL(checkout).pathname.split('/').at(-1) ?? '' };
}

describe('a visit entered by hand in its professional’s own calendar', () => {
  it('is added at once, says little, follows a move, and goes when it is removed', async () => {
    const { bookable, owner, texts, expectEvents, changed, path } = await shop();
    const { visit } = await enter(bookable, { note: 'Third floor' }, owner);
    await expectEvents(timeOf('10:00'));
    const [text] = await texts();
    expect(text).toContain(`UID:${visit.id}@`);
    expect(text).toMatch(/SUMMARY:.* with Robin\r/);
    expect(text).toContain(`/dashboard/professional/calendar/visits/${visit.id}`);
    expect(text).not.toMatch(/Miller|555-0142|Third floor|\$/);
    expect((await call('PUT', path(visit.id), { as: owner, body: changeTo('14:00') })).status).toBe(200);
    await expectEvents(timeOf('14:00'));
    expect((await call('DELETE', path(visit.id), { as: owner })).status).toBe(204);
    await expectEvents();
    expect(await changed()).toEqual([]);
  });

  it('is added to a calendar that is chosen later, and blocks nothing when it comes back', async () => {
    const { bookable, owner, connect, expectEvents } = await shop({ isConnected: false });
    await enter(bookable, {}, owner);
    await connect();
    await expectEvents(timeOf('10:00'));
    await read(1);
    const busy = db.selectFrom('outside_busy_times').selectAll();
    expect(await busy.where('professional_id', '=', bookable.professional.id).execute()).toEqual([]);
  });

  it('is the same event while it is paid and after: never two, and never none', async () => {
    const { bookable, owner, username, texts, expectEvents, changed, feed, path } = await shop();
    const { visit } = await enter(bookable, {}, owner);
    await call('PUT', path(visit.id), { as: owner, body: changeTo('11:00') });
    await expectEvents(timeOf('11:00'));
    const [entered] = await feed();
    expect(entered).toMatchObject({ id: visit.id, start: stamp(slotAt(10, '11:00')), sequence: 1 });
    const before = (await app.sandbox.calendarEvents(username, 'work'))[0]?.file;

    const { bookingId, checkout } = await press(visit.id, await linkOf(visit.id, owner));
    await quiet();
    await expectEvents(timeOf('11:00'));
    expect((await feed()).map(({ id, summary }) => [id, summary])).toEqual([[visit.id, entered?.summary]]);

    await app.sandbox.pay(checkout);
    await eventually(async () => expect(await statusOf(bookingId)).toBe('confirmed'));
    await eventually(async () => expect((await texts()).join()).toContain(`appointment=${bookingId}`));
    expect((await app.sandbox.calendarEvents(username, 'work')).map(({ file }) => file)).toEqual([before]);
    const paid = await feed();
    expect(paid).toMatchObject([{ id: visit.id, start: stamp(slotAt(10, '11:00')) }]);
    expect(paid[0]?.sequence).toBeGreaterThan(entered?.sequence ?? 0);
    expect(paid[0]?.text).toContain(`appointment=${bookingId}`);
    await read(1);
    expect(await changed()).toEqual([]);

    const refund = { expectedRefund: '75.00', reason: 'I am ill' };
    expect(await call('POST', `/bookings/${bookingId}/cancel-and-refund`, { as: owner, body: refund })).toMatchObject({
      status: 200,
    });
    await expectEvents();
    expect((await feed()).map(({ id, summary }) => [id, summary.startsWith('Cancelled: ')])).toEqual([
      [visit.id, true],
    ]);
  });

  it('has one id in its professional’s mails, their download and behind the calendar link', async () => {
    const { bookable, owner, feed, path } = await shop({ isConnected: false });
    const { visit } = await enter(bookable, {}, owner);
    await call('PUT', path(visit.id), { as: owner, body: changeTo('11:00') });
    const { bookingId, checkout } = await press(visit.id, await linkOf(visit.id, owner));
    await app.sandbox.pay(checkout);
    await eventually(async () => expect(await statusOf(bookingId)).toBe('confirmed'));
    const [shown] = await feed();
    const sourceOf = (about: string) =>
      eventually(async () => {
        const mail = (await app.sandbox.mails(owner.email)).find(({ subject }) => subject.startsWith(about));
        expect(mail).toBeDefined();
        return app.sandbox.mailSource(mail?.id ?? 0);
      });
    const event = { id: visit.id, sequence: shown?.sequence };
    expect(eventIn(attachedVisitFile(await sourceOf('New booking')))).toEqual(event);
    const download = await fetch(`${app.url}/api/bookings/${bookingId}/visit.ics`, { headers: owner.bearer });
    expect(eventIn(await download.text())).toEqual(event);
  });

  it('is still one event after a hold that ended unpaid', async () => {
    const { bookable, owner, expectEvents, feed } = await shop();
    const { visit } = await enter(bookable, {}, owner);
    const { bookingId } = await press(visit.id, await linkOf(visit.id, owner));
    const ended = { status: 'cancelled' as const, cancelled_at: new Date() };
    await db.updateTable('bookings').set(ended).where('id', '=', bookingId).execute();
    await quiet();
    await expectEvents(timeOf('10:00'));
    expect((await feed()).map(({ id }) => id)).toEqual([visit.id]);
  });

  it('stays when its event is deleted or moved there: its professional is asked', async () => {
    const { bookable, owner, username, expectEvents, texts, changed, path } = await shop();
    const { visit: one } = await enter(bookable, { time: '10:00' }, owner);
    const { visit: two } = await enter(bookable, { time: '14:00' }, owner);
    await eventually(async () => expect(await texts()).toHaveLength(2));
    await app.sandbox.deleteCalendarEvent(username, 'work', `${one.id}.ics`);
    const file = (await app.sandbox.calendarEvents(username, 'work'))[0]?.text ?? '';
    const moved = file.replace(timeOf('14:00'), timeOf('13:00'));
    await app.sandbox.putCalendarEvent(username, 'work', `${two.id}.ics`, moved);
    await read(1);
    await eventually(async () =>
      expect(await changed()).toMatchObject([
        { id: one.id, is_by_hand: true, change: 'missing' },
        { id: two.id, is_by_hand: true, change: 'moved' },
      ]),
    );
    for (const { id, start } of [one, two])
      expect((await call('GET', path(id), { as: owner })).body).toMatchObject({ state: 'unpaid', start });
    const stranger = await ownerOf(await buildBookable(db));
    expect((await call('POST', `/calendar-visits/${one.id}/restoration`, { as: stranger })).status).toBe(404);
    expect((await call('DELETE', `/calendar-visits/${two.id}`, { as: stranger })).status).toBe(404);
    expect((await call('POST', `/calendar-visits/${one.id}/restoration`, { as: owner })).status).toBe(200);
    expect((await call('DELETE', `/calendar-visits/${two.id}`, { as: owner })).status).toBe(200);
    expect(await changed()).toEqual([]);
    await eventually(async () => expect((await texts()).join()).toContain(timeOf('10:00')));
    // Once it moves here, it is in the calendar again.
    await call('PUT', path(two.id), { as: owner, body: changeTo('16:00') });
    await expectEvents(timeOf('16:00'), timeOf('10:00'));
  });
});

it('at Google it is one event, before and after it is paid', async () => {
  const bookable = await buildBookable(db);
  const owner = await ownerOf(bookable);
  const email = await google.newEmail();
  const found = await google.connect(owner.bearer, email);
  expect(await google.choose(owner.bearer, found, [], 'Work')).toBe(200);
  const events = () => app.sandbox.googleEvents(email, `work.${email}`);
  const { visit } = await enter(bookable, {}, owner);
  const id = googleEventId(visit.id);
  await eventually(async () => expect(await events()).toMatchObject([{ id, summary: 'Haircut with Robin' }]));
  const { bookingId, checkout } = await press(visit.id, await linkOf(visit.id, owner));
  await app.sandbox.pay(checkout);
  await eventually(async () => {
    const [event, ...others] = await events();
    expect([event?.id, others]).toEqual([id, []]);
    expect(JSON.stringify(event)).toContain(`appointment=${bookingId}`);
  });
  await read(1);
  const busy = db.selectFrom('outside_busy_times').selectAll();
  expect(await busy.where('professional_id', '=', bookable.professional.id).execute()).toEqual([]);
});
