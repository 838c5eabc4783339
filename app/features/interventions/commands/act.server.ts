import type { LockedBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import type { Transaction } from '#app/platform/database/database.server.ts';
import type { PossibleInterventions } from '../intervention.ts';

/** The context of an intervention: the booking is locked, and `possible` was determined under that lock. */
export type InterventionContext = {
  trx: Transaction;
  booking: LockedBooking;
  possible: PossibleInterventions;
  now: Date;
};

/** What the audit log records of it: amounts and choices, no text about people. */
export type InterventionDetails = Record<string, string>;
