import { describe, expect, it } from 'vitest';
import type { PushMessage } from '#app/features/push/delivery/booking-push.ts';
import { remindOfVisits } from './commands/remind-of-visits.server.ts';
import { sendReminderMail } from './commands/send-reminder-mail.server.ts';
import { buildBooking, setVisitTime } from '#tests/factories/bookings.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { bookingJourney, personOf, type Person } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, quiet } = bookingJourney(app, testDatabase);

const minute = 60_000;
const hour = 60 * minute;
/** To the minute, as bookings are. */
const now = new Date(Math.floor(Date.now() / minute) * minute);
const ahead = (milliseconds: number) => new Date(now.getTime() + milliseconds);

/** A visit so far ahead of now that was booked so long before now. */
async function visit(aheadBy: number, bookedBefore = 72 * hour) {
  const client = await person({ first_name: 'Maya', last_name: 'Brooks' });
  const record = await buildProfessional(db);
  const owner = await db
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', record.profile_id)
    .executeTakeFirstOrThrow();
  const booking = await buildBooking(db, {
    client_id: client.id,
    professional_id: record.id,
    status: 'confirmed',
    start_time: ahead(aheadBy),
  });
  await pool.query('update bookings set created_at = $2 where id = $1', [booking.id, ahead(-bookedBefore)]);
  return { booking, client, professional: await personOf(db, owner) };
}

const remindersTo = async ({ email }: Person) =>
  (await app.sandbox.mails(email)).map(({ subject }) => subject).filter((subject) => subject.startsWith('Reminder'));

async function remind(at = now) {
  await remindOfVisits(at);
  await quiet();
}

describe('reminders', () => {
  it('go to both sides 24 and 2 hours before, each once, though several instances look at the same time', async () => {
    const { client, professional } = await visit(24 * hour);
    await remind(ahead(-minute));
    expect(await remindersTo(client)).toEqual([]);
    await Promise.all([remindOfVisits(now), remindOfVisits(now), remindOfVisits(now)]);
    await remind(ahead(hour));
    expect([(await remindersTo(client)).length, (await remindersTo(professional)).length]).toEqual([1, 1]);
    await Promise.all([remindOfVisits(ahead(22 * hour)), remindOfVisits(ahead(22 * hour))]);
    await remind(ahead(23 * hour));
    expect([(await remindersTo(client)).length, (await remindersTo(professional)).length]).toEqual([2, 2]);
  });

  it('say when in the zone of the visit', async () => {
    const { client, booking } = await visit(24 * hour);
    await pool.query("update bookings set time_zone = 'Pacific/Honolulu' where id = $1", [booking.id]);
    await remind();
    const time = booking.start_time.toLocaleTimeString('en-US', {
      timeZone: 'Pacific/Honolulu',
      hour: 'numeric',
      minute: '2-digit',
    });
    expect(await remindersTo(client)).toEqual([expect.stringContaining(`${time.replaceAll(/\s/g, ' ')} HST`)]);
  });

  it('are not sent of what was booked within that time, was cancelled, or is over', async () => {
    const soon = await visit(20 * hour + 30 * minute, hour);
    const cancelled = await visit(24 * hour);
    await pool.query("update bookings set status = 'cancelled' where id = $1", [cancelled.booking.id]);
    const late = await visit(12 * hour);
    await remind();
    for (const { client, professional } of [soon, cancelled, late])
      expect([await remindersTo(client), await remindersTo(professional)]).toEqual([[], []]);
  });

  it('that wait in the queue are dropped by a cancellation, and by another time, which is reminded of anew', async () => {
    const { booking, client } = await visit(24 * hour);
    const reminder = {
      bookingId: booking.id,
      hours: 24,
      startsAt: booking.start_time.toISOString(),
      recipient: 'client',
    } as const;
    const moved = ahead(23 * hour);
    await setVisitTime(db, booking.id, { start: moved, end: new Date(moved.getTime() + hour) });
    await sendReminderMail(reminder, { id: 'reminder-1', now: new Date() });
    expect(await remindersTo(client)).toEqual([]);
    await remind();
    expect(await remindersTo(client)).toHaveLength(1);
    await pool.query("update bookings set status = 'cancelled' where id = $1", [booking.id]);
    await sendReminderMail({ ...reminder, startsAt: moved.toISOString() }, { id: 'reminder-2', now: new Date() });
    expect(await remindersTo(client)).toHaveLength(1);
  });

  it('are pushed as well, and follow what somebody chose', async () => {
    const { professional, client } = await visit(2 * hour);
    const browser = await app.sandbox.subscribe();
    const facts = { userAgent: 'Chrome', isMobile: false, isIOS: false, isAndroid: false, timestamp: 1 };
    await call('POST', '/functions/store-push-subscription', {
      as: professional,
      body: { subscription: browser.subscription, ...facts },
    });
    await call('PUT', '/notification-preferences', {
      as: professional,
      body: { recipient: 'professional', kind: 'reminder', channel: 'mail', enabled: false },
    });
    await remind();
    const messages = (await app.sandbox.pushes(browser.id)).map(({ text }) => JSON.parse(text) as PushMessage);
    expect(messages).toEqual([
      expect.objectContaining({
        title: 'Soon: Haircut',
        body: expect.stringMatching(/^Maya, .* at \d+:\d\d [AP]M C[SD]T$/),
      }),
    ]);
    expect([await remindersTo(professional), (await remindersTo(client)).length]).toEqual([[], 1]);
  });
});
