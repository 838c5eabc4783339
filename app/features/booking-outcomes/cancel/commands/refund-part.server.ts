import type { Transaction } from '#app/platform/database/database.server.ts';
import { subtractCents, type Cents } from '#app/lib/money.ts';
import { readKeptAmount } from '#app/features/payments/ledger/queries/read-kept-amount.server.ts';
import type { BookingRecord } from '#app/features/bookings/queries/find-booking.server.ts';
import { recordRefundOfBooking } from '#app/features/bookings/commands/change-booking.server.ts';
import { requestRefund } from '#app/features/payments/refunds/commands/request-refund.server.ts';

/**
 * Refunds part or all of what is left of a visit's payment; the professional's share and the commission shrink in
 * proportion. The caller has locked booking and payment and checked the amount.
 * @param reason tells this refund from others of the same booking
 */
export async function refundPart(
  trx: Transaction,
  booking: BookingRecord,
  amount: Cents,
  reason: string,
): Promise<void> {
  await requestRefund(trx, booking.id, amount, reason);
  const kept = await readKeptAmount(trx, booking.id);
  await recordRefundOfBooking(trx, booking.id, subtractCents(booking.total_amount, kept));
}
