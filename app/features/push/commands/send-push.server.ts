import * as z from 'zod/mini';
import { readNoticedBooking } from '#app/features/notices/queries/read-noticed-bookings.server.ts';
import { readUnreadNotice } from '#app/features/messages/unread/queries/read-unread-notice.server.ts';
import { findNoShow } from '#app/features/no-shows/queries/read-no-show.server.ts';
import { isStepKind, type StepFacts } from '#app/features/notices/step-notices.ts';
import { findProgress } from '#app/features/visit-progress/queries/read-progress.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { defineQueue, type JobAttempt } from '#app/platform/jobs/job.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { sendPush, type PushOutcome, type PushTarget } from '#app/platform/push/push.server.ts';
import {
  bookingPush,
  payoutPush,
  progressPush,
  reminderPush,
  pushSubject,
  unreadPush,
  type PushMessage,
  type PushSubject,
} from '../delivery/booking-push.ts';
import { keptSecondsOf, longestSeconds } from '../delivery/push-lifetime.ts';
import { pushStore } from '../push-store.server.ts';

const pushJob = z.object({ subscriptionId: z.string(), subject: pushSubject });
export type PushJob = z.infer<typeof pushJob>;

/** One message to one browser, so that each is retried on its own: after 20 s, 40 s, ... for about 3 hours. */
export const pushes = defineQueue('notifications.push', pushJob, { retryLimit: 9, retryDelaySeconds: 20 });

/**
 * Sends one message; none if the browser is gone or the message is out of date.
 * @throws Error to be retried
 */
export async function sendPushJob(
  { subscriptionId, subject }: PushJob,
  { now }: Pick<JobAttempt, 'now'>,
): Promise<void> {
  const [subscription, message] = await Promise.all([
    pushStore.findLive(database(), subscriptionId),
    messageOf(subject, now),
  ]);
  if (subscription && message) await deliver(subscription, message, keptSecondsOf(subject, now.getTime()));
}

/** Hands a message to the push service, and deletes a browser that the service reports as gone. */
export async function deliver(
  subscription: { id: string; subscription_object: PushTarget },
  message: PushMessage,
  keptSeconds = longestSeconds,
): Promise<PushOutcome> {
  const result = await sendPush(subscription.subscription_object, message, { keptSeconds, urgency: 'high' });
  if (result.outcome === 'gone') await pushStore.remove(database(), subscription.id);
  if (result.outcome === 'delivered') await pushStore.setDelivered(database(), subscription.id);
  if (result.outcome === 'refused')
    log.error({ status: result.status, subscription: subscription.id }, 'a push service refused a message');
  return result;
}

async function messageOf(subject: PushSubject, now: Date): Promise<PushMessage | undefined> {
  if (subject.about === 'message') {
    const unread = await readUnreadNotice({ ...subject, side: subject.recipient });
    return unread && unreadPush(unread);
  }
  const booking = await readNoticedBooking(subject.bookingId);
  if (!booking) return undefined;
  if (subject.about === 'booking')
    return isStepKind(subject.kind)
      ? progressPush(subject.kind, booking, await stepFactsOf(booking.id))
      : bookingPush(subject.kind, subject.recipient, booking);
  if (subject.about === 'payout') return payoutPush(booking);
  return reminderPush(subject, booking, now.getTime());
}

async function stepFactsOf(bookingId: string): Promise<StepFacts> {
  const [progress, noShow] = await Promise.all([findProgress(bookingId), findNoShow(bookingId)]);
  return { progress, noShow };
}
