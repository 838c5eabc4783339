import { readBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { recipients } from '#app/features/notices/notices.ts';
import { database, inTransaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { dueRange, reminder, type Reminder, type ReminderHours } from '#app/features/notices/reminder-rules.ts';
import { remindersStore } from '../reminders-store.server.ts';
import { enqueueReminderTexts } from '#app/features/sms/delivery/commands/queue-texts.server.ts';
import { enqueuePushes, userOf } from '#app/features/push/commands/queue-booking-pushes.server.ts';

/** Retries for an hour: a reminder that comes later is useless. */
export const reminderMails = defineQueue('notifications.reminder-mail', reminder, {
  retryLimit: 7,
  retryDelaySeconds: 15,
});

const batch = 500;

/** Reminds both sides of visits 24 and 2 hours before, once each, whichever instance finds them first. */
export async function remindOfVisits(now = new Date()): Promise<void> {
  for (const hours of [24, 2] as const) {
    const due = await remindersStore.findDue(database(), dueRange(hours, now), batch);
    for (const { id, start_time: startsAt } of due) await remind(id, hours, startsAt);
  }
}

async function remind(bookingId: string, hours: ReminderHours, startsAt: Date): Promise<void> {
  const booking = await readBooking(bookingId);
  if (!booking) return;
  await inTransaction(async (trx) => {
    if (!(await remindersStore.claim(trx, { booking_id: bookingId, starts_at: startsAt, hours }))) return;
    for (const recipient of recipients) {
      const reminder: Reminder = { bookingId, hours, startsAt: startsAt.toISOString(), recipient };
      await enqueue(trx, reminderMails, reminder);
      const userId = userOf(booking, recipient);
      await enqueuePushes(trx, [{ userId, subject: { about: 'reminder', ...reminder } }]);
      await enqueueReminderTexts(trx, [{ userId, ...reminder }]);
    }
  });
}
