import { describe, expect, it } from 'vitest';
import { googleEventId } from '#app/features/calendar-servers/google/google-event.ts';
import { refreshDueCalendars } from '#app/features/outside-calendars/commands/refresh-calendars.server.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { bookingJourney, eventually, slotAt } from '#tests/support/booking-journey.ts';
import { googleCalendarJourney } from '#tests/support/calendars/google-calendars.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { ChangedVisitDto } from './changed-visit-dto.ts';
import { writeDueVisits } from './commands/write-due-visits.server.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, confirmed } = bookingJourney(app, testDatabase);
const { newEmail, ask, connect, choose } = googleCalendarJourney(app);

const hour = 3_600_000;
const at = (time: number) => () => Promise.resolve(new Date(time));
const quarter = 15 * 60_000 + 1000;
const read = (quarters: number) => refreshDueCalendars(new Date(Date.now() + quarters * quarter));

/** A professional whose visits are written into their calendar Work at Google, with a visit. */
async function shop() {
  const bookable = await buildBookable(db);
  const { bearer } = await buildSession(db, bookable.professional.profile_id);
  const email = await newEmail();
  const work = `work.${email}`;
  const found = await connect(bearer, email);
  expect(await choose(bearer, found, [], 'Work')).toBe(200);
  const book = async (time = '10:00') => {
    const by = await person({ first_name: 'Rosa', last_name: 'Diaz' });
    return { by, ...(await confirmed(by, bookable, { bookingDate: slotAt(10, time) })) };
  };
  const events = () => app.sandbox.googleEvents(email, work);
  const expectTimes = (...times: string[]) =>
    eventually(async () => {
      const starts = (await events()).map(({ start }) => new Date(start.dateTime ?? '').toISOString());
      expect(starts).toEqual(times.map((time) => new Date(slotAt(10, time)).toISOString()));
    });
  const changed = async () =>
    ((await (await ask(bearer, 'GET', '/calendar-visits')).json()) as { items: ChangedVisitDto[] }).items;
  const busy = () =>
    db.selectFrom('outside_busy_times').selectAll().where('professional_id', '=', bookable.professional.id).execute();
  return { bookable, bearer, email, work, found, book, events, expectTimes, changed, busy };
}

describe('a visit in its professional’s calendar at Google', () => {
  it('is one event, says little, follows a move, blocks nothing, and goes with a cancellation', async () => {
    const { bearer, email, work, book, events, expectTimes, changed, busy } = await shop();
    const { by, bookingId } = await book();
    await expectTimes('10:00');
    const [event] = await events();
    expect(event).toMatchObject({ id: googleEventId(bookingId), summary: expect.stringMatching(/ with Rosa$/) });
    expect(JSON.stringify(event)).toContain(`appointment=${bookingId}`);
    expect(JSON.stringify(event)).not.toMatch(/Diaz|\$|@example/);
    await app.sandbox.putGoogleEvent(email, work, 'dentist', {
      start: { dateTime: slotAt(11, '09:00') },
      end: { dateTime: slotAt(11, '10:00') },
      summary: 'Dentist',
    });
    await read(1);
    expect((await busy()).map(({ start_time }) => start_time)).toEqual([new Date(slotAt(11, '09:00'))]);
    await app.sandbox.deleteGoogleEvent(email, work, 'dentist');
    const lists = (await app.sandbox.googleCalendarAccess(email)).requests.filter((request) =>
      request.startsWith(`GET /calendars/${work}/events`),
    );
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.join('\n')).not.toMatch(/summary|description|location/);
    const body = { expectedStart: slotAt(10, '10:00'), newStart: slotAt(10, '14:00') };
    expect(await call('POST', `/bookings/${bookingId}/reschedule`, { as: by, body })).toMatchObject({ status: 200 });
    await expectTimes('14:00');
    await ask(bearer, 'POST', `/bookings/${bookingId}/cancel-and-refund`, {
      expectedRefund: '75.00',
      reason: 'I am ill',
    });
    await expectTimes();
    expect(await changed()).toEqual([]);
  });

  it('is written once Google answers again', async () => {
    const { work, book, expectTimes, changed } = await shop();
    const path = `/google-calendars/calendar/v3/calendars/${encodeURIComponent(work)}`;
    await app.sandbox.failGoogleCalendars({ path, count: 1, status: 429 });
    const { bookingId } = await book();
    await eventually(async () => expect(await changed()).toMatchObject([{ id: bookingId, change: 'waiting' }]));
    await writeDueVisits(at(Date.now() + hour));
    await expectTimes('10:00');
    expect(await changed()).toEqual([]);
  });

  it('asks what is meant if it is deleted there, and can be put back', async () => {
    const { bearer, email, work, book, expectTimes, changed } = await shop();
    const { bookingId } = await book();
    await expectTimes('10:00');
    await app.sandbox.deleteGoogleEvent(email, work, googleEventId(bookingId));
    await read(1);
    await eventually(async () => expect(await changed()).toMatchObject([{ id: bookingId, change: 'missing' }]));
    await ask(bearer, 'POST', `/calendar-visits/${bookingId}/restoration`);
    await expectTimes('10:00');
    expect(await changed()).toEqual([]);
  });

  it('waits while access is revoked, is written when it is allowed again, and goes with the account', async () => {
    const { bearer, email, found, book, expectTimes } = await shop();
    await book();
    await expectTimes('10:00');
    await app.sandbox.revokeGoogleCalendars(email);
    await book('14:00');
    await writeDueVisits();
    await expectTimes('10:00');
    await connect(bearer, email);
    await expectTimes('10:00', '14:00');
    await ask(bearer, 'DELETE', `/calendar-accounts/${found.account.id}?events=remove`);
    await expectTimes();
    await eventually(async () => expect((await app.sandbox.googleCalendarAccess(email)).grants).toBe(0));
  });
});
