import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { holdTransfer } from '#app/features/payments/transfers/commands/hold-transfer.server.ts';
import { bookingErrors } from '../../bookings.errors.ts';
import { bookingsStore } from '../../bookings-store.server.ts';
import { mayReportProblem } from '../problem.ts';
import { problemErrors } from '../problem.errors.ts';
import type { ProblemRequest } from '../problem.schema.ts';
import { problemsStore } from '../problems-store.server.ts';
import { publishBookingEvent } from '../../commands/publish-booking-event.server.ts';

/**
 * Reports a problem with a visit for its client; the professional's transfer is held until an administrator settles
 * it. Repeating the same report succeeds, as after a lost answer.
 * @returns the id of the report
 * @throws AppError booking_not_found for anybody but the client; problem_not_possible; problem_reported
 */
export function reportProblem(
  bookingId: string,
  clientId: string,
  report: ProblemRequest,
  now = new Date(),
): Promise<string> {
  return inTransaction(async (trx) => {
    const booking = await bookingsStore.findByIdForUpdate(trx, bookingId);
    if (!booking || booking.client_id !== clientId) throw new AppError(bookingErrors.booking_not_found);
    const before = await problemsStore.findByBooking(trx, bookingId);
    if (before?.status === 'open' && before.kind === report.kind && before.description === report.description)
      return before.id;
    if (!mayReportProblem(booking, now)) throw new AppError(problemErrors.problem_not_possible);
    const id = await problemsStore.insert(trx, { booking_id: bookingId, ...report, reported_at: now });
    if (!id) throw new AppError(problemErrors.problem_reported);
    await holdTransfer(trx, bookingId, 'problem');
    await publishBookingEvent(trx, { name: 'problem-reported', bookingId, professionalId: booking.professional_id });
    return id;
  });
}
