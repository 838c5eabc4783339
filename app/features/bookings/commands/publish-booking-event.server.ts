import { afterCommit, type Transaction } from '#app/platform/database/database.server.ts';
import { Pipeline } from '#app/platform/database/pipeline.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { bookingEventCount } from '#app/platform/metrics/metrics.server.ts';
import { type EnqueueOptions, enqueue } from '#app/platform/jobs/jobs.server.ts';
import { bookingEvent, type BookingEvent } from '../booking-events.ts';

/** Events of bookings, enqueued in the transaction of the change: published if and only if it happened. */
export const bookingEvents = defineQueue('bookings.event', bookingEvent, {
  gatherMilliseconds: 60,
  firstAtOnce: true,
});

export function publishBookingEvent(
  trx: Transaction | Pipeline,
  event: BookingEvent,
  options: EnqueueOptions = {},
): Promise<void> {
  const count = () => bookingEventCount.inc({ event: event.name });
  if (trx instanceof Pipeline) trx.afterCommit(count);
  else afterCommit(trx, count);
  return enqueue(trx, bookingEvents, event, options);
}
