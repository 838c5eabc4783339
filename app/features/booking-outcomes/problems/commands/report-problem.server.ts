import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { holdTransfer } from '#app/features/payments/transfers/commands/hold-transfer.server.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { absentFrom, answerUntil } from '../../cancel/no-show.ts';
import { mayReportProblem } from '../problem.ts';
import { problemErrors } from '../problem.errors.ts';
import type { ProblemRequest } from '../problem.schema.ts';
import { absenceUndoSeconds } from '#app/features/bookings/problems/absence-undo.ts';
import { recordProblem } from '#app/features/bookings/problems/commands/record-problem.server.ts';
import { findProblemOfBooking } from '#app/features/bookings/problems/queries/find-problem.server.ts';
import type { BookingRecord } from '#app/features/bookings/queries/find-booking.server.ts';
import { tryLockBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import { publishBookingEvent } from '#app/features/bookings/commands/publish-booking-event.server.ts';

/**
 * Reports a problem with a visit for its client; the professional's transfer, unless it was sent, is held until an
 * administrator settles it. Repeating the same report succeeds, as after a lost answer. That nobody came can be taken
 * back for a minute, so the others hear of it after that.
 * @returns the id of the report
 * @throws AppError booking_not_found for anybody but the client; problem_not_possible; no_show_early; problem_reported
 */
export function reportProblem(
  bookingId: string,
  clientId: string,
  report: ProblemRequest,
  now = new Date(),
): Promise<string> {
  return inTransaction(async (trx) => {
    const booking = await tryLockBooking(trx, bookingId);
    if (!booking || booking.client_id !== clientId) throw new AppError(bookingErrors.booking_not_found);
    const before = await findProblemOfBooking(trx, bookingId);
    if (before?.status === 'open' && before.kind === report.kind && before.description === report.description)
      return before.id;
    assertMayReport(booking, report, now);
    const answer_until = report.kind === 'no-show' ? answerUntil(now) : null;
    const id = await recordProblem(trx, { booking_id: bookingId, ...report, reported_at: now, answer_until });
    if (!id) throw new AppError(problemErrors.problem_reported);
    await holdTransfer(trx, bookingId, 'problem');
    const { professional_id: professionalId } = booking;
    const event = { name: 'problem-reported', bookingId, professionalId, problemId: id } as const;
    await publishBookingEvent(trx, event, report.kind === 'no-show' ? afterUndo : {});
    return id;
  });
}

const afterUndo = { startAfterSeconds: absenceUndoSeconds };

function assertMayReport(booking: BookingRecord, { kind }: ProblemRequest, now: Date): void {
  if (!mayReportProblem(booking, now)) throw new AppError(problemErrors.problem_not_possible);
  if (kind === 'no-show' && now < absentFrom(booking.start_time)) throw new AppError(problemErrors.no_show_early);
}
