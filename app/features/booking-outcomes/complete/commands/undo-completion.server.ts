import {
  brokenConstraint,
  database,
  inTransaction,
  lockSubject,
  type Transaction,
} from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { withdrawTransfer } from '#app/features/payments/transfers/commands/withdraw-transfer.server.ts';
import { hasOpenDispute } from '#app/features/payments/disputes/queries/has-open-dispute.server.ts';
import { mayChangeStatus } from '#app/features/bookings/booking.ts';
import { roleInBooking, type BookingViewer } from '#app/features/bookings/booking.policy.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { findProblemOfBooking } from '#app/features/bookings/problems/queries/find-problem.server.ts';
import { type BookingRecord, findBookingWithParties } from '#app/features/bookings/queries/find-booking.server.ts';
import { tryLockBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import { changeBookingStatus } from '#app/features/bookings/commands/change-booking.server.ts';
import { publishBookingEvent } from '#app/features/bookings/commands/publish-booking-event.server.ts';

/**
 * Undoes a completion for whoever made it: the booking is confirmed again and the waiting transfer withdrawn. Either
 * this or the job that sends the money wins; both lock the transfer's row. Repeating it succeeds.
 * @throws AppError booking_not_found, also for strangers; status_not_allowed for its client; not_undoable once the
 * minute is over, the transfer was requested, the client has reviewed, reported or disputed the visit, part of it was
 * refunded, or its time is taken
 */
export async function undoCompletion(bookingId: string, viewer: BookingViewer, now = new Date()): Promise<void> {
  const parties = await findBookingWithParties(database(), bookingId);
  const by = parties && roleInBooking(parties, viewer);
  if (!by) throw new AppError(bookingErrors.booking_not_found);
  if (by === 'client') throw new AppError(bookingErrors.status_not_allowed);
  const undo = inTransaction(async (trx) => {
    // The lock order of booking and reviewing: the professional's calendar first, then rows.
    if (parties.professional_id) await lockSubject(trx, parties.professional_id);
    const booking = await tryLockBooking(trx, bookingId);
    if (booking?.status === 'confirmed') return;
    if (!booking || !mayChangeStatus(booking, 'confirmed', by, now) || (await hasHappenedSince(trx, booking)))
      throw new AppError(bookingErrors.not_undoable);
    if (!(await withdrawTransfer(trx, bookingId))) throw new AppError(bookingErrors.not_undoable);
    await changeBookingStatus(
      trx,
      bookingId,
      { from: 'completed', to: 'confirmed' },
      {
        completed_by: null,
        completed_at: null,
        undo_until: null,
      },
    );
    await publishBookingEvent(trx, { name: 'completion-undone', bookingId, professionalId: booking.professional_id });
    await recordAuditEntry(trx, {
      actorId: viewer.id,
      action: 'booking.completion_undone',
      subjectType: 'booking',
      subjectId: bookingId,
    });
  });
  await undo.catch((error: unknown) => {
    // It was reviewed at the same moment, or the rest of its time was booked.
    throw ['bookings_undo', 'bookings_no_overlap'].includes(brokenConstraint(error) ?? '')
      ? new AppError(bookingErrors.not_undoable, { cause: error })
      : error;
  });
}

/** A review, a report or a dispute depends on the completion. */
async function hasHappenedSince(trx: Transaction, { id, refund_amount }: BookingRecord): Promise<boolean> {
  return refund_amount !== null || (await findProblemOfBooking(trx, id)) !== undefined || hasOpenDispute(trx, id);
}
