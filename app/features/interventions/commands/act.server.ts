import type { LockedBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import type { Transaction } from '#app/platform/database/database.server.ts';
import type { Possible } from '../intervention.ts';

/** What carrying out an intervention needs: the booking is locked, and what is possible was judged under that lock. */
export type Act = { trx: Transaction; booking: LockedBooking; possible: Possible; now: Date };

/** What the audit log notes of it: amounts and choices, no words about people. */
export type ActDetails = Record<string, string>;
