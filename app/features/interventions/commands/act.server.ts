import type { LockedBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import type { Transaction } from '#app/platform/database/database.server.ts';
import type { PossibleInterventions } from '../intervention.ts';

/** What carrying out an intervention needs: the booking is locked, and what is possible was judged under that lock. */
export type InterventionContext = {
  trx: Transaction;
  booking: LockedBooking;
  possible: PossibleInterventions;
  now: Date;
};

/** What the audit log notes of it: amounts and choices, no words about people. */
export type InterventionDetails = Record<string, string>;
