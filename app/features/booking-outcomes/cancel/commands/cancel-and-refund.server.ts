import type * as z from 'zod/mini';
import { database, inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { cents, dollarString } from '#app/lib/money.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { refundedOfBooking } from '#app/features/payments/ledger/queries/read-kept-amount.server.ts';
import type { CancellationRequest } from '#app/features/bookings/booking.schema.ts';
import { mayChangeStatus } from '#app/features/bookings/booking.ts';
import { roleInBooking, type BookingViewer } from '#app/features/bookings/booking.policy.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { cancellationSplit, type CancellingParty } from '#app/features/bookings/cancel/cancellation.ts';
import { cancelWithRefund } from './cancel-with-refund.server.ts';
import { type BookingRecord, findBookingWithParties } from '#app/features/bookings/queries/find-booking.server.ts';
import { tryLockBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import type { cancelledBookingAnswer } from '../../answers/outcomes.server.ts';

/** Dollars with two decimals. */
export type CancelledBooking = z.infer<typeof cancelledBookingAnswer>;

/**
 * Cancels a booking for a party or an admin, with the refund that its terms give now (OPEN-04). Refunds what the page
 * showed, or does nothing. Repeating it as the same party succeeds.
 * @throws AppError booking_not_found, refund_unseen, refund_changed, reason_missing or status_not_allowed
 */
export async function cancelAndRefund(
  bookingId: string,
  viewer: BookingViewer,
  request: CancellationRequest,
  now = new Date(),
): Promise<CancelledBooking> {
  const parties = await findBookingWithParties(database(), bookingId);
  const by = parties && roleInBooking(parties, viewer);
  if (!by) throw new AppError(bookingErrors.booking_not_found);
  assertRequired(by, request);
  return inTransaction(async (trx) => {
    const booking = await tryLockBooking(trx, bookingId);
    if (!booking) throw new AppError(bookingErrors.booking_not_found);
    if (booking.status === 'cancelled' && booking.cancelled_by === by)
      return answer(booking.id, dollarString(booking.refund_amount ?? cents(0)));
    return cancel(trx, booking, { by, viewer, request, now });
  });
}

function assertRequired(by: CancellingParty, { expectedRefund, reason }: CancellationRequest): void {
  if (by === 'client' && expectedRefund === undefined) {
    throw new AppError(bookingErrors.refund_unseen, {
      fields: { expectedRefund: bookingErrors.refund_unseen.message },
    });
  }
  if (by === 'admin' && !reason)
    throw new AppError(bookingErrors.reason_missing, { fields: { reason: bookingErrors.reason_missing.message } });
}

type Asked = { by: CancellingParty; viewer: BookingViewer; request: CancellationRequest; now: Date };

async function cancel(
  trx: Transaction,
  booking: BookingRecord,
  { by, viewer, request, now }: Asked,
): Promise<CancelledBooking> {
  if (!mayChangeStatus(booking, 'cancelled', by, now)) throw new AppError(bookingErrors.status_not_allowed);
  const refund = dollarString(cancellationSplit(booking, by, now, await refundedOfBooking(trx, booking.id)).refund);
  if (request.expectedRefund !== undefined && request.expectedRefund !== refund) {
    throw new AppError(bookingErrors.refund_changed, { extra: { refund_amount: refund } });
  }
  const reason = by === 'admin' ? (request.reason ?? null) : null;
  if (!(await cancelWithRefund(trx, booking.id, by, now, reason))) throw new AppError(bookingErrors.status_not_allowed);
  if (by === 'admin') {
    const entry = { actorId: viewer.id, action: 'booking.cancelled', subjectType: 'booking', subjectId: booking.id };
    await recordAuditEntry(trx, { ...entry, details: { before: booking.status, refund } });
  }
  return answer(booking.id, refund);
}

function answer(id: string, refund_amount: string): CancelledBooking {
  return { id, status: 'cancelled', refund_amount };
}
