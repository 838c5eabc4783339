import { handEnteredVisitChanges } from '#app/features/bookings/by-hand/commands/publish-visit-change.server.ts';
import { bookingEvents } from '#app/features/bookings/commands/publish-booking-event.server.ts';
import {
  endingAccounts,
  writtenCalendarChanges,
} from '#app/features/outside-calendars/accounts/commands/publish-account-change.server.ts';
import { returnedVisits } from '#app/features/outside-calendars/commands/publish-returned-visits.server.ts';
import type { BookingEvent, BookingEventName } from '#app/features/bookings/booking-events.ts';
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

/** Whether an event changes when or if a visit takes place: a new one does not compile until that is decided. */
const isWritten: Record<BookingEventName, boolean> = {
  created: false,
  confirmed: true,
  rescheduled: true,
  cancelled: true,
  'on-the-way': false,
  arrived: false,
  'nobody-there': false,
  'visit-progressed': false,
  'marked-done': false,
  completed: false,
  'completion-undone': false,
  'problem-reported': false,
  'problem-settled': false,
  'problem-answered': false,
  'problem-withdrawn': false,
  deleted: false,
};

export const calendarWritingJobs: Job[] = [
  onQueueInLots(bookingEvents, onBookingEvents),
  onQueue(handEnteredVisitChanges, ({ professionalId, visitId: handEnteredVisitId }, { now }) =>
    wantVisits(handEnteredVisitId === null ? { professionalId } : { professionalId, one: { handEnteredVisitId } }, now),
  ),
  onQueue(writtenCalendarChanges, ({ professionalId }, { now }) => wantVisits({ professionalId }, now)),
  onQueue(endingAccounts, ({ accountId }, { now }) => endAccountVisits(accountId, now)),
  onQueue(returnedVisits, compareVisits),
  onQueue(dueVisits, () => writeDueVisits()),
  onSchedule('calendar-writing.write', '* * * * *', () => writeDueVisits(), { sweeps: [dueVisits] }),
  onSchedule('calendar-writing.sweep', '50 3 * * *', sweepCalendarVisits),
];

function onBookingEvents(lot: readonly JobOfLot<BookingEvent>[]): Promise<Failures> {
  return forEachOfLot(lot, async ({ now, data: { name, professionalId, bookingId } }) => {
    if (professionalId !== null && isWritten[name]) await wantVisits({ professionalId, one: { bookingId } }, now);
  });
}
