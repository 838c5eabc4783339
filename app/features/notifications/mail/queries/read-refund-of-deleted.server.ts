import { findEmailOf } from '#app/features/accounts/queries/emails.server.ts';
import { moneyOfBooking } from '#app/features/payments/ledger/queries/money-of-booking.server.ts';
import { dollarString } from '#app/lib/money.ts';
import type { MoneyBack } from '../money/money-back-mail.ts';

type Told = { clientId: string; email: string; moneyBack: MoneyBack };

/**
 * Reads a refund of a booking that its client has deleted, from what the payment stores of it (OPEN-46); undefined if
 * no payment or no account is left.
 */
export async function readRefundOfDeleted(bookingId: string, refundId: string): Promise<Told | undefined> {
  const { payment, refunds } = await moneyOfBooking(bookingId);
  const refund = refunds.find(({ id }) => id === refundId);
  const clientId = payment?.client_id;
  const email = clientId && (await findEmailOf(clientId));
  if (!refund || !payment || !clientId || !email) return undefined;
  const { service_name: serviceName, amount } = payment;
  return {
    clientId,
    email,
    moneyBack: {
      refund,
      serviceName,
      facts: [
        ['Service', serviceName],
        ['Paid', `$${dollarString(amount)}`],
      ],
    },
  };
}
