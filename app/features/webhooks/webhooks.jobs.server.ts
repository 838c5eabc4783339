import { hash } from 'node:crypto';
import type { BookingEvent } from '#app/features/bookings/booking-events.ts';
import { bookingEvents } from '#app/features/bookings/commands/publish-booking-event.server.ts';
import { eventStands } from '#app/features/booking-outcomes/queries/event-stands.server.ts';
import { noticeOf } from '#app/features/notices/notice-events.ts';
import {
  disputeChanges,
  type DisputeChange,
} from '#app/features/payments/disputes/commands/publish-dispute-change.server.ts';
import {
  refundChanges,
  type RefundChange,
} from '#app/features/payments/refunds/commands/publish-refund-change.server.ts';
import { sentTransfers } from '#app/features/payments/transfers/commands/publish-transfer-sent.server.ts';
import { reviewEvents } from '#app/features/reviews/commands/publish-review-event.server.ts';
import type { ReviewEvent } from '#app/features/reviews/review-events.ts';
import {
  onQueue,
  onQueueInLots,
  onSchedule,
  type Failures,
  type Job,
  type JobAttempt,
  type JobOfLot,
} from '#app/platform/jobs/job.server.ts';
import { deliverDue, sendTo } from './commands/deliver-due.server.ts';
import { dueEndpoints, publishWebhooks, type BookingHappening } from './commands/publish-webhooks.server.ts';
import { deleteOldDeliveries } from './commands/delete-old-deliveries.server.ts';
import { renewWebhookSecrets } from './commands/renew-webhook-secrets.server.ts';
import { typeOf, type EventKind } from './webhook-events.ts';

export const webhookJobs: Job[] = [
  onQueueInLots(bookingEvents, onBookingEvents),
  onQueue(sentTransfers, ({ bookingId }, attempt) => publish('payout', bookingId, attempt)),
  onQueue(disputeChanges, onDispute),
  onQueue(refundChanges, onRefund),
  onQueue(reviewEvents, onReview),
  onQueue(dueEndpoints, async ({ endpointIds }) => sendTo(endpointIds)),
  onSchedule('webhooks.deliver', '* * * * *', deliverDue, { sweeps: [dueEndpoints] }),
  onSchedule('webhooks.delete-old', '23 4 * * *', deleteOldDeliveries),
  onSchedule('webhooks.renew-secrets', '41 4 * * *', () => renewWebhookSecrets()),
];

/** Announces nothing that was taken back. */
async function onBookingEvents(lot: readonly JobOfLot<BookingEvent>[]): Promise<Failures> {
  const happenings: BookingHappening[] = [];
  for (const { id, now, data } of lot) {
    const kind = noticeOf(data.name);
    if (kind && (await eventStands(data)))
      happenings.push({ id, bookingId: data.bookingId, type: typeOf(kind), at: now });
  }
  await publishWebhooks(happenings);
  return new Map();
}

/** News of a dispute may be published several times: it is one event. */
function onDispute({ bookingId, disputeId, isClosed }: DisputeChange, attempt: JobAttempt): Promise<void> {
  const kind = isClosed ? 'dispute-closed' : 'dispute-opened';
  return publish(kind, bookingId, { ...attempt, id: idFrom(`${kind} ${disputeId}`) });
}

function onRefund({ bookingId, outcome }: RefundChange, attempt: JobAttempt): Promise<void> {
  return publish(outcome === 'made' ? 'refunded' : 'refund-failed', bookingId, attempt);
}

/** A changed review is no event of its own. */
async function onReview({ name, bookingId }: ReviewEvent, attempt: JobAttempt): Promise<void> {
  if (name !== 'changed') await publish(name === 'written' ? 'reviewed' : 'review-replied', bookingId, attempt);
}

function publish(kind: EventKind, bookingId: string, { id, now }: JobAttempt): Promise<void> {
  return publishWebhooks([{ id, bookingId, type: typeOf(kind), at: now }]);
}

/** A UUID that is the same for the same text (RFC 9562, version 8). */
function idFrom(text: string): string {
  const hex = hash('sha256', text, 'hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
