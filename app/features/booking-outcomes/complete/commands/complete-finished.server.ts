import { database, inTransaction } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { completionHours, mayChangeStatus } from '#app/features/bookings/booking.ts';
import { hasOpenProblem } from '#app/features/bookings/problems/queries/find-problem.server.ts';
import { tryLockBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import { finishedBookingsStore } from '../finished-bookings-store.server.ts';
import { complete } from './complete-booking.server.ts';

const batch = 500;

/**
 * Completes visits that ended a day ago without a reported problem (OPEN-05), each in its own transaction. Safe on
 * several instances at once: each booking is completed once.
 */
export async function completeFinished(now = new Date()): Promise<void> {
  const endedBefore = new Date(now.getTime() - completionHours * 3_600_000);
  for (const { id } of await finishedBookingsStore.list(database(), endedBefore, batch)) {
    await completeOne(id, now).catch((error: unknown) =>
      log.error({ err: error, bookingId: id }, 'a finished booking could not be completed'),
    );
  }
}

function completeOne(bookingId: string, now: Date): Promise<void> {
  return inTransaction(async (trx) => {
    const booking = await tryLockBooking(trx, bookingId);
    if (!booking) return;
    const problem_open = await hasOpenProblem(trx, bookingId);
    if (mayChangeStatus({ ...booking, problem_open }, 'completed', 'clock', now))
      await complete(trx, booking, 'clock', now);
  });
}
