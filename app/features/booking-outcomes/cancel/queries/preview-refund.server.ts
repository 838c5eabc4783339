import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { areRefundsBlocked } from '#app/features/payments/disputes/queries/are-refunds-blocked.server.ts';
import { refundedOfBooking } from '#app/features/payments/ledger/queries/read-kept-amount.server.ts';
import { roleInBooking, type BookingViewer } from '#app/features/bookings/booking.policy.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { refundPreview, type RefundPreview } from '../refund-preview.ts';
import { findBookingWithParties } from '#app/features/bookings/queries/find-booking.server.ts';
import { timedAt } from '#app/features/moving/queries/list-moves.server.ts';

/** The refund if a party or an admin cancelled now. @throws AppError booking_not_found, also for strangers */
export async function previewRefund(
  bookingId: string,
  viewer: BookingViewer,
  now = new Date(),
): Promise<RefundPreview> {
  const booking = await findBookingWithParties(database(), bookingId);
  const as = booking && roleInBooking(booking, viewer);
  if (!booking || !as) throw new AppError(bookingErrors.booking_not_found);
  const [timed_at, refunded, isRefundBlocked] = await Promise.all([
    timedAt(booking),
    refundedOfBooking(database(), bookingId),
    areRefundsBlocked(database(), bookingId),
  ]);
  return refundPreview({ ...booking, timed_at }, as, now, { refunded, isRefundBlocked });
}
