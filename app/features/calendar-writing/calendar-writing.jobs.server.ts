import { handEnteredVisitChanges } from '#app/features/bookings/by-hand/commands/publish-visit-change.server.ts';
import { bookingEvents } from '#app/features/bookings/commands/publish-booking-event.server.ts';
import {
  endingAccounts,
  writtenCalendarChanges,
} from '#app/features/outside-calendars/accounts/commands/publish-account-change.server.ts';
import { returnedVisits } from '#app/features/outside-calendars/commands/publish-returned-visits.server.ts';
import type { BookingEvent } from '#app/features/bookings/booking-events.ts';
import {
  forEachOfLot,
  onQueue,
  onQueueInLots,
  onSchedule,
  type Failures,
  type Job,
  type JobOfLot,
} from '#app/platform/jobs/job.server.ts';
import { compareVisits } from './commands/compare-visits.server.ts';
import { endAccountVisits } from './commands/end-account-visits.server.ts';
import { sweepCalendarVisits } from './commands/sweep-calendar-visits.server.ts';
import { dueVisits, wantVisits } from './commands/want-visits.server.ts';
import { writeDueVisits } from './commands/write-due-visits.server.ts';

const changing = new Set<string>(['confirmed', 'rescheduled', 'cancelled']);

export const calendarWritingJobs: Job[] = [
  onQueueInLots(bookingEvents, onBookingEvents),
  onQueue(handEnteredVisitChanges, ({ professionalId, visitId: handEnteredVisitId }, { now }) =>
    wantVisits(handEnteredVisitId === null ? { professionalId } : { professionalId, one: { handEnteredVisitId } }, now),
  ),
  onQueue(writtenCalendarChanges, ({ professionalId }, { now }) => wantVisits({ professionalId }, now)),
  onQueue(endingAccounts, ({ accountId }, { now }) => endAccountVisits(accountId, now)),
  onQueue(returnedVisits, compareVisits),
  onQueue(dueVisits, (_nothing, { now }) => writeDueVisits(now)),
  onSchedule('calendar-writing.write', '* * * * *', writeDueVisits),
  onSchedule('calendar-writing.sweep', '50 3 * * *', sweepCalendarVisits),
];

function onBookingEvents(lot: readonly JobOfLot<BookingEvent>[]): Promise<Failures> {
  return forEachOfLot(lot, async ({ now, data: { name, professionalId, bookingId } }) => {
    if (professionalId !== null && changing.has(name)) await wantVisits({ professionalId, one: { bookingId } }, now);
  });
}
