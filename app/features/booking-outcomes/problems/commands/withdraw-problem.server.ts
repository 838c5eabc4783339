import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { releaseTransfer } from '#app/features/payments/transfers/commands/hold-transfer.server.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { isReportUndoable } from '#app/features/bookings/problems/absence-undo.ts';
import { publishBookingEvent } from '#app/features/bookings/commands/publish-booking-event.server.ts';
import { problemErrors } from '../problem.errors.ts';
import { tryLockBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import { removeOpenProblem } from '#app/features/bookings/problems/commands/record-problem.server.ts';
import { findProblemOfBooking } from '#app/features/bookings/problems/queries/find-problem.server.ts';

/**
 * Takes back, within a minute, that nobody came; nobody else has heard of it then. Repeating it succeeds.
 * @throws AppError booking_not_found for anybody but the client; problem_not_withdrawable
 */
export async function withdrawProblem(bookingId: string, clientId: string, now = new Date()): Promise<void> {
  await inTransaction(async (trx) => {
    const booking = await tryLockBooking(trx, bookingId);
    if (!booking || booking.client_id !== clientId) throw new AppError(bookingErrors.booking_not_found);
    const report = await findProblemOfBooking(trx, bookingId);
    if (!report) return;
    if (!isReportUndoable(report, now)) throw new AppError(problemErrors.problem_not_withdrawable);
    await removeOpenProblem(trx, bookingId);
    await releaseTransfer(trx, bookingId, 'problem');
    await recordAuditEntry(trx, {
      actorId: clientId,
      action: 'problem.withdrawn',
      subjectType: 'booking',
      subjectId: bookingId,
    });
    const event = { name: 'problem-withdrawn', bookingId, professionalId: booking.professional_id } as const;
    await publishBookingEvent(trx, event);
  });
}
