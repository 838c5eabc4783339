import type { Transaction } from '#app/platform/database/database.server.ts';
import { centsFromDollars, dollarString, subtractCents, type Cents } from '#app/lib/money.ts';
import { readKeptAmount } from '#app/features/payments/ledger/queries/read-kept-amount.server.ts';
import { requestRefund } from '#app/features/payments/refunds/commands/request-refund.server.ts';
import { bookingsStore, type BookingRow } from '../../bookings-store.server.ts';

/**
 * Gives a part or all of what is left of a visit's payment back; the professional's share and the commission shrink in
 * proportion. The caller has locked the booking and its payment, and judged the amount. @param reason tells it from
 * others
 */
export async function refundPart(trx: Transaction, booking: BookingRow, amount: Cents, reason: string): Promise<void> {
  await requestRefund(trx, booking.id, amount, reason);
  const kept = await readKeptAmount(trx, booking.id);
  await bookingsStore.recordRefund(
    trx,
    booking.id,
    dollarString(subtractCents(centsFromDollars(booking.total_amount), kept)),
  );
}
