import { describe, expect, it } from 'vitest';
import { refreshDueCalendars } from '#app/features/outside-calendars/commands/refresh-calendars.server.ts';
import { buildBookable, type Bookable } from '#tests/factories/bookable.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { bookingJourney, eventually, slotAt } from '#tests/support/booking-journey.ts';
import { calendarText } from '#tests/support/calendars/calendar-text.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { DaySlotsDto } from '#app/features/bookings/booking-dto.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, request, confirmed, statusOf } = bookingJourney(app, testDatabase);

const hour = 3_600_000;
const date = slotAt(10, '09:00').slice(0, 10);
const stamp = (time: Date) => time.toISOString().replaceAll(/[-:]|\.000/g, '');
/** An appointment of an hour at a slot of that day. */
const busyAt = (time: string, uid = time) => {
  const start = new Date(slotAt(10, time));
  return [`UID:${uid}`, `DTSTART:${stamp(start)}`, `DTEND:${stamp(new Date(start.getTime() + hour))}`];
};

async function connected(name: string, text: string) {
  const bookable = await buildBookable(db);
  await app.sandbox.publishCalendar(name, text);
  const { bearer } = await buildSession(db, bookable.professional.profile_id);
  const url = `${app.sandbox.url}/calendars/${name}.ics`;
  const answer = await call('POST', '/outside-calendars', { as: { bearer }, body: { name: 'Family', url } });
  expect(answer.status).toBe(200);
  return bookable;
}

/** As if nobody had read the calendars for a while. */
const clearReading = () =>
  db
    .updateTable('outside_calendars')
    .set({ tried_at: new Date(Date.now() - hour) })
    .execute();

async function takenFor({ professional, service }: Bookable) {
  const query = `date=${date}&service_id=${service.id}`;
  const { body } = await call<DaySlotsDto>('GET', `/professionals/${professional.id}/slots?${query}`);
  return Object.fromEntries(body.slots.filter(({ available }) => !available).map(({ time, reason }) => [time, reason]));
}

const book = async (bookable: Bookable, time: string) =>
  request(await person(), bookable, { bookingDate: slotAt(10, time) });

describe('a professional who is busy in their own calendar', () => {
  it('is not offered then, but right before and after', async () => {
    const bookable = await connected('offered', calendarText([busyAt('12:00')]));
    expect(await takenFor(bookable)).toEqual({ '12:00': 'blocked' });
    expect((await book(bookable, '12:00')).body.code).toBe('slot_taken');
    expect([(await book(bookable, '11:00')).status, (await book(bookable, '13:00')).status]).toEqual([200, 200]);
  });

  it('is asked again when a slot is taken: an appointment made a minute ago counts', async () => {
    const bookable = await connected('late-entry', calendarText([]));
    expect(await takenFor(bookable)).toEqual({});
    await app.sandbox.publishCalendar('late-entry', calendarText([busyAt('15:00')]));
    await clearReading();
    // Somebody who books reads it again; on a slow machine it is there a moment later.
    expect((await book(bookable, '11:00')).status).toBe(200);
    await eventually(async () => expect((await takenFor(bookable))['15:00']).toBe('blocked'));
    expect((await book(bookable, '15:00')).body.code).toBe('slot_taken');
  });

  it('keeps nobody waiting when their server is slow', async () => {
    const bookable = await connected('slow', calendarText([]));
    await clearReading();
    await app.sandbox.failCalendar({ kind: 'delay', delayMs: 5000, path: '/calendars/slow' });
    const before = performance.now();
    expect((await book(bookable, '15:00')).status).toBe(200);
    expect(performance.now() - before).toBeLessThan(4000);
  });

  it('keeps a visit that is booked, and gets no new one on top of it', async () => {
    const bookable = await connected('kept', calendarText([]));
    const { bookingId } = await confirmed(await person(), bookable, { bookingDate: slotAt(10, '10:00') });
    await app.sandbox.publishCalendar(
      'kept',
      calendarText([busyAt('10:00'), busyAt('16:00', `${bookingId}@${new URL(app.url).hostname}`)]),
    );
    await refreshDueCalendars(new Date(Date.now() + 20 * 60_000));
    expect(await statusOf(bookingId)).toBe('confirmed');
    // A visit that comes back through our own feed is not busy time.
    expect(await takenFor(bookable)).toEqual({ '10:00': 'blocked' });
  });

  it('can be booked as their calendar says through a week in which it is edited, revoked and restored', async () => {
    const bookable = await connected('week', calendarText([busyAt('09:00')]));
    const { bookingId } = await confirmed(await person(), bookable, { bookingDate: slotAt(10, '18:00') });
    const quarter = 15 * 60_000;
    let now = Date.now();
    const pass = async (readings: number) => {
      for (let reading = 0; reading < readings; reading += 1)
        await refreshDueCalendars(new Date((now += quarter + 1000)));
    };
    const expectTaken = async (...times: string[]) =>
      expect(Object.keys(await takenFor(bookable)).toSorted()).toEqual([...times, '18:00'].toSorted());
    await expectTaken('09:00');
    await app.sandbox.publishCalendar('week', calendarText([busyAt('10:00'), busyAt('11:00')]));
    await pass(2);
    await expectTaken('10:00', '11:00');
    await app.sandbox.endCalendar('week');
    await pass(8);
    await expectTaken('10:00', '11:00');
    await app.sandbox.publishCalendar('week', 'this is not a calendar');
    now += 24 * hour;
    await pass(2);
    await expectTaken('10:00', '11:00');
    await app.sandbox.publishCalendar(
      'week',
      calendarText([busyAt('12:00'), busyAt('18:00', `${bookingId}@${new URL(app.url).hostname}`)]),
    );
    now += 24 * hour;
    await pass(2);
    await expectTaken('12:00');
    expect(await statusOf(bookingId)).toBe('confirmed');
  });
});
