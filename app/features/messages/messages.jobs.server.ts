import type { BookingEvent } from '#app/features/bookings/booking-events.ts';
import { bookingEvents } from '#app/features/bookings/commands/publish-booking-event.server.ts';
import { type Failures, type Job, type JobOfLot, onQueueInLots } from '#app/platform/jobs/job.server.ts';
import { openThreadsOfBookings } from './commands/open-threads-of-bookings.server.ts';

export const messageJobs: Job[] = [onQueueInLots(bookingEvents, onBookings)];

/** A paid booking opens the thread of the two. */
async function onBookings(lot: readonly JobOfLot<BookingEvent>[]): Promise<Failures> {
  const paid = lot.filter(({ data }) => data.name === 'confirmed').map(({ data }) => data.bookingId);
  await openThreadsOfBookings([...new Set(paid)]);
  return new Map();
}
