import { readNoticedBooking } from '#app/features/notices/queries/read-noticed-bookings.server.ts';
import { readMove } from '#app/features/moving/queries/read-move.server.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { settingOf } from '#app/features/notices/notices.ts';
import { isNotificationEnabled } from '#app/features/notices/queries/list-preferences.server.ts';
import { findNoShow } from '#app/features/no-shows/queries/read-no-show.server.ts';
import { findProgress } from '#app/features/visit-progress/queries/read-progress.server.ts';
import { config } from '#app/platform/config/config.server.ts';
import { database, inTransaction } from '#app/platform/database/database.server.ts';
import type { JobAttempt } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { isSmsConnected } from '#app/platform/sms/sms-connection.server.ts';
import { numbersStore } from '../../numbers/numbers-store.server.ts';
import { kindOf, textOf, type TextSubject } from '../booking-text.ts';
import { messagesStore } from '../messages-store.server.ts';
import { waitsUntil } from '../quiet-hours.ts';
import type { SkipReason } from '../text-state.ts';
import { deliverText } from './deliver-text.server.ts';
import { texts, type TextJob } from './text-queue.server.ts';

/**
 * Sends one text. What has changed since it was queued counts: the number, STOP, the choice, the visit, quiet hours.
 * @throws TwilioUnavailable to be retried
 */
export async function sendText(job: TextJob, { id: jobId, now }: Pick<JobAttempt, 'id' | 'now'>): Promise<void> {
  const message = await messagesStore.find(database(), job.messageId);
  if (message?.state !== 'queued' && message?.state !== 'sending') return;
  const addressee = await findAddressee(message.user_id, job.subject);
  if (typeof addressee === 'string') return void (await messagesStore.skip(database(), message.id, addressee));
  const content = await contentOf(job.subject, now);
  if (!content) return void (await messagesStore.skip(database(), message.id, 'outdated'));
  const due = waitsUntil(kindOf(job.subject), content.starts, addressee.time_zone, now);
  if (due && message.state === 'queued') return postpone(job, due, now);
  await deliverText({ messageId: message.id, jobId, phone: addressee.phone, body: content.body, now });
}

/** Finds the number that a text goes to, or why it goes to none. */
async function findAddressee(
  userId: string | null,
  subject: TextSubject,
): Promise<SkipReason | { phone: string; time_zone: string }> {
  if (!isSmsConnected()) return 'off';
  const number = userId === null ? undefined : await numbersStore.findOfUser(database(), userId);
  if (!number) return 'no-number';
  if (number.stopped_at) return 'stopped';
  if (number.unreachable_at) return 'unreachable';
  const choice = { recipient: subject.recipient, kind: settingOf(kindOf(subject)), channel: 'sms' } as const;
  return (await isNotificationEnabled(database(), userId, choice)) ? number : 'not-chosen';
}

/** Returns the words, and when the visit begins and, if it was moved, was to begin. */
async function contentOf(subject: TextSubject, now: Date): Promise<{ body: string; starts: Date[] } | undefined> {
  const booking = await readNoticedBooking(subject.bookingId);
  if (!booking) return undefined;
  const [progress, noShow] = await Promise.all([findProgress(booking.id, now), findNoShow(booking.id)]);
  const body = textOf(subject, { booking, progress, noShow, baseUrl: config().BASE_URL, now: now.getTime() });
  return body === undefined ? undefined : { body, starts: await startsOf(subject, booking) };
}

async function startsOf(subject: TextSubject, booking: BookingDto): Promise<Date[]> {
  const isMove = subject.about === 'booking' && subject.kind === 'rescheduled';
  const move = isMove ? await readMove(subject.occasion) : undefined;
  return [booking.start_time, move?.from_time].filter((time) => time !== undefined).map((time) => new Date(time));
}

/** Queues the text anew for the end of the quiet hours, whatever the attempts until then. */
async function postpone(job: TextJob, due: Date, now: Date): Promise<void> {
  const startAfterSeconds = Math.ceil((due.getTime() - now.getTime()) / 1_000);
  await inTransaction((trx) => enqueue(trx, texts, job, { startAfterSeconds }));
}
