import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { moneyOfBooking } from '#app/features/payments/ledger/queries/money-of-booking.server.ts';
import { roleInBooking, type BookingViewer } from '#app/features/bookings/booking.policy.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import type { CancellingParty } from '#app/features/bookings/cancel/cancellation.ts';
import { wasClientAbsent } from '../../cancel/no-show.ts';
import { problemLabels } from '#app/features/bookings/problems/problem-kinds.ts';
import { isReportUndoable } from '#app/features/bookings/problems/absence-undo.ts';
import { findProblemOfBooking } from '#app/features/bookings/problems/queries/find-problem.server.ts';
import {
  type BookingRecordWithParties,
  findBookingWithParties,
} from '#app/features/bookings/queries/find-booking.server.ts';
import { listMoves } from '#app/features/moving/queries/list-moves.server.ts';
import { timelineOf, type TimelineEntry } from '../timeline.ts';

/**
 * What happened to a booking, for its parties and admins; for its professional without a report that can be taken back.
 * @throws AppError booking_not_found, also for strangers.
 */
export async function readTimeline(bookingId: string, viewer: BookingViewer): Promise<TimelineEntry[]> {
  const booking = await findBookingWithParties(database(), bookingId);
  const role = booking && roleInBooking(booking, viewer);
  if (!booking || !role) throw new AppError(bookingErrors.booking_not_found);
  const [money, report, moves] = await Promise.all([
    moneyOfBooking(bookingId),
    findProblemOfBooking(database(), bookingId),
    listMoves(database(), bookingId),
  ]);
  const isHidden = role === 'professional' && report !== undefined && isReportUndoable(report, new Date());
  return timelineOf({
    ...lifeOf(booking),
    ...visibleMoney(money, role),
    moves,
    paid_at: money.payment?.created_at ?? null,
    problem: report && !isHidden ? { ...report, kind_label: problemLabels[report.kind] } : null,
  });
}

function lifeOf(booking: BookingRecordWithParties) {
  const {
    created_at,
    total_amount,
    cancelled_at,
    cancelled_by,
    cancel_reason,
    completed_at,
    completed_by,
    status,
    time_zone,
  } = booking;
  return {
    created_at,
    total_amount,
    cancelled_at,
    cancelled_by,
    cancel_reason,
    completed_at,
    completed_by,
    time_zone,
    is_cancelled: status === 'cancelled',
    was_client_absent: wasClientAbsent(booking),
  };
}

/** Transfers concern the professional and the platform only; disputes the platform. */
function visibleMoney(
  { refunds, transfer, reversals, disputes }: Awaited<ReturnType<typeof moneyOfBooking>>,
  role: CancellingParty,
) {
  const isClient = role === 'client';
  return {
    refunds,
    transfer: isClient ? null : (transfer ?? null),
    reversals: isClient ? [] : reversals,
    disputes: role === 'admin' ? disputes : [],
  };
}
