import type { BookingEvent } from '#app/features/bookings/booking-events.ts';
import { bookingEvents } from '#app/features/bookings/commands/publish-booking-event.server.ts';
import { threadChanges } from '#app/features/messages/commands/publish-thread-change.server.ts';
import type { ThreadChange } from '#app/features/messages/message-events.ts';
import { type Failures, type Job, type JobOfLot, onQueueInLots } from '#app/platform/jobs/job.server.ts';
import { announceBookingChange, announceThreadChange } from './commands/announce-change.server.ts';

export const liveUpdateJobs: Job[] = [
  onQueueInLots(bookingEvents, announceBookings),
  onQueueInLots(threadChanges, announceThreads),
];

async function announceBookings(lot: readonly JobOfLot<BookingEvent>[]): Promise<Failures> {
  await announceBookingChange(...new Set(lot.map(({ data }) => data.bookingId)));
  return new Map();
}

async function announceThreads(lot: readonly JobOfLot<ThreadChange>[]): Promise<Failures> {
  await announceThreadChange(...new Set(lot.map(({ data }) => data.threadId)));
  return new Map();
}
