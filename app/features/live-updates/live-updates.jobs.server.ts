import type { BookingEvent } from '#app/features/bookings/booking-events.ts';
import { bookingEvents } from '#app/features/bookings/commands/publish-booking-event.server.ts';
import { type Failures, type Job, type JobOfLot, onQueueInLots } from '#app/platform/jobs/job.server.ts';
import { announceBookingChange } from './commands/announce-change.server.ts';

export const liveUpdateJobs: Job[] = [onQueueInLots(bookingEvents, announceBookings)];

async function announceBookings(lot: readonly JobOfLot<BookingEvent>[]): Promise<Failures> {
  await announceBookingChange(...new Set(lot.map(({ data }) => data.bookingId)));
  return new Map();
}
