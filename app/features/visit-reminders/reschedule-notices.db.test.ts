import { describe, expect, it } from 'vitest';
import { buildPaidBooking, setVisitTime } from '#tests/factories/bookings.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildService } from '#tests/factories/services.ts';
import { bookingJourney, personOf, slotAt, type Person } from '#tests/support/booking-journey.ts';
import { attachedVisitFile } from '#tests/support/mails/attached-visit-file.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { PushMessage } from '#app/features/push/delivery/booking-push.ts';
import { remindOfVisits } from './commands/remind-of-visits.server.ts';
import { notifyOfBooking } from '#app/features/notifications/commands/notify-of-booking.server.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, quiet } = bookingJourney(app, testDatabase);

const hour = 3_600_000;

async function paidVisit(start = slotAt(10, '10:00')) {
  const [client, record] = [await person({ first_name: 'Maya', last_name: 'Brooks' }), await buildProfessional(db)];
  const service = await buildService(db, { professional_id: record.id });
  const owner = await db
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', record.profile_id)
    .executeTakeFirstOrThrow();
  const { id: bookingId } = await buildPaidBooking(db, {
    client_id: client.id,
    professional_id: record.id,
    service_id: service.id,
    start_time: new Date(start),
  });
  await db.updateTable('bookings').set({ payment_method: 'card' }).where('id', '=', bookingId).execute();
  const move = (expectedStart: string, newStart: string) =>
    call<{ start_time: string; moves: number }>('POST', `/bookings/${bookingId}/reschedule`, {
      as: client,
      body: { expectedStart, newStart },
    });
  return { bookingId, client, professional: await personOf(db, owner), record, service, start, move };
}

const mailsTo = async ({ email }: Person, about: string) =>
  (await app.sandbox.mails(email)).filter(({ subject }) => subject.startsWith(about));
const filesTo = async (to: Person, about: string) => {
  const sources = await Promise.all((await mailsTo(to, about)).map(({ id }) => app.sandbox.mailSource(id)));
  return sources.map(attachedVisitFile);
};
const lineOf = (file: string, name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(file)?.[1];

describe('each move is told once', () => {
  it('by mail to both with the visit for their calendars, by push to the professional, and to nobody twice', async () => {
    const { bookingId, client, professional, start, move } = await paidVisit();
    const browser = await app.sandbox.subscribe();
    const facts = { userAgent: 'Chrome', isMobile: false, isIOS: false, isAndroid: false, timestamp: 1 };
    await call('POST', '/functions/store-push-subscription', {
      as: professional,
      body: { subscription: browser.subscription, ...facts },
    });
    const [second, third] = [slotAt(12, '15:00'), slotAt(13, '09:00')];
    expect((await move(start, second)).status).toBe(200);
    await quiet();
    expect((await move(second, third)).status).toBe(200);
    // A repetition tells nobody anything, and neither does its event when it is heard twice.
    expect((await move(second, third)).body.moves).toBe(2);
    const { rows } = await pool.query<{ id: string }>(
      'select id from booking_moves where booking_id = $1 order by number',
      [bookingId],
    );
    for (const { id } of rows) await notifyOfBooking(bookingId, 'rescheduled', id);
    await quiet();
    for (const side of [client, professional]) {
      const files = (await filesTo(side, 'Rescheduled: Haircut')).toSorted(
        (one, other) => Number(lineOf(one, 'SEQUENCE')) - Number(lineOf(other, 'SEQUENCE')),
      );
      expect(files.map((file) => lineOf(file, 'UID')?.startsWith(bookingId))).toEqual([true, true]);
      // The confirmation is 1.
      expect(files.map((file) => lineOf(file, 'SEQUENCE'))).toEqual(['2', '3']);
      const utc = (iso: string) => new Date(iso).toISOString().replace(/[-:]|\.000/g, '');
      expect(files.map((file) => lineOf(file, 'DTSTART'))).toEqual([utc(second), utc(third)]);
    }
    const messages = (await app.sandbox.pushes(browser.id)).map(({ text }) => JSON.parse(text) as PushMessage);
    expect(messages.map(({ title, body, path }) => [title, body.replace(/, .*(?= at)/, ''), path]).toSorted()).toEqual(
      ['3:00 PM', '9:00 AM'].map((time) => [
        'New time: Haircut',
        expect.stringMatching(`^Maya at ${time} C[SD]T$`),
        '/dashboard/professional/calendar',
      ]),
    );
  });

  it('a refused one is told to nobody', async () => {
    const { client, start, move } = await paidVisit();
    expect((await move(start, start)).status).toBe(422);
    await quiet();
    expect(await mailsTo(client, 'Rescheduled')).toEqual([]);
  });
});

describe('after a move', () => {
  it('reminders go by the new time, and never by the old one', async () => {
    const { bookingId, client, start, move } = await paidVisit();
    const second = slotAt(12, '15:00');
    await move(start, second);
    await quiet();
    const remindersAt = async (visit: string, hoursBefore: number) => {
      await remindOfVisits(new Date(Date.parse(visit) - hoursBefore * hour));
      await quiet();
      const { rows } = await pool.query<{ starts_at: Date; hours: number }>(
        'select starts_at, hours from booking_reminders where booking_id = $1 order by starts_at, hours',
        [bookingId],
      );
      return rows.map(
        ({ starts_at, hours }) => `${hours} ${starts_at.getTime() === Date.parse(second) ? 'new' : 'old'}`,
      );
    };
    expect(await remindersAt(start, 24)).toEqual([]);
    expect(await remindersAt(start, 2)).toEqual([]);
    expect(await remindersAt(second, 24)).toEqual(['24 new']);
    expect(await remindersAt(second, 2)).toEqual(['2 new', '24 new']);
    expect(await mailsTo(client, 'Reminder')).toHaveLength(2);
  });

  it('nobody is reminded of a time that was chosen a moment ago', async () => {
    const { bookingId } = await paidVisit();
    const now = Date.now();
    const at = (hours: number) => new Date(now + hours * hour);
    await pool.query("update bookings set created_at = now() - interval '9 days' where id = $1", [bookingId]);
    await setVisitTime(db, bookingId, { start: at(23), end: at(24) });
    await db
      .insertInto('booking_moves')
      .values({
        booking_id: bookingId,
        number: 1,
        moved_by: 'client',
        from_time: at(200),
        to_time: at(23),
        moved_at: new Date(now),
      })
      .execute();
    await remindOfVisits(new Date(now));
    expect((await pool.query('select 1 from booking_reminders where booking_id = $1', [bookingId])).rowCount).toBe(0);
    // The one two hours before is due all the same.
    await remindOfVisits(at(21));
    expect(
      (await pool.query<{ hours: number }>('select hours from booking_reminders where booking_id = $1', [bookingId]))
        .rows,
    ).toEqual([{ hours: 2 }]);
  });

  it('the calendar that a professional follows, the directory and the day’s slots have the new time', async () => {
    const { professional, record, service, start, move } = await paidVisit();
    const second = slotAt(12, '15:00');
    await move(start, second);
    await quiet();
    const feed = await call<{ url: string }>('POST', '/calendar-feed', { as: professional });
    const text = await (await fetch(feed.body.url.replace(/^https?:\/\/[^/]+/, app.url))).text();
    expect(lineOf(text, 'DTSTART')).toBe(new Date(second).toISOString().replace(/[-:]|\.000/g, ''));
    expect(lineOf(text, 'SEQUENCE')).toBe('2');
    const slotsOf = async (iso: string) => {
      const day = await call<{ slots: { starts_at: string; available: boolean }[] }>(
        'GET',
        `/professionals/${record.id}/slots?date=${iso.slice(0, 10)}&service_id=${service.id}`,
      );
      return day.body.slots.find(({ starts_at }) => starts_at === iso)?.available;
    };
    expect([await slotsOf(start), await slotsOf(second)]).toEqual([true, false]);
  });
});
