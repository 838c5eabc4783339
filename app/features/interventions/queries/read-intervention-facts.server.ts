import type { Connection } from '#app/platform/database/database.server.ts';
import { subtractCents } from '#app/lib/money.ts';
import type { CancellationTerms } from '#app/features/bookings/cancel/cancellation.ts';
import { blocksRefunds } from '#app/features/payments/disputes/dispute.ts';
import { readKeptAmount } from '#app/features/payments/ledger/queries/read-kept-amount.server.ts';
import { moneyOfBooking } from '#app/features/payments/ledger/queries/money-of-booking.server.ts';
import { adminActions } from '../admin-actions.ts';
import type { InterventionFacts } from '../intervention.ts';
import { interventionsStore } from '../interventions-store.server.ts';

const adminActionsMaximum = 200;

export type BookingMoney = Awaited<ReturnType<typeof moneyOfBooking>>;

/** Reads the state of a booking and its money; nobody changes it if the caller's transaction has locked both. */
export async function readInterventionFacts(
  db: Connection,
  booking: CancellationTerms & { id: string },
): Promise<{ standing: InterventionFacts; money: BookingMoney }> {
  const money = await moneyOfBooking(booking.id, db);
  const [kept, done] = [
    await readKeptAmount(db, booking.id),
    await interventionsStore.listAdminActions(db, booking.id, adminActionsMaximum),
  ];
  const resent = done
    .filter(({ action }) => action === adminActions['resend-confirmation'])
    .map(({ at, details }) => ({ at, to: String(details['to']) }));
  const standing = {
    booking,
    hasPayment: money.payment !== undefined,
    kept,
    isRefundBlocked: money.disputes.some(blocksRefunds),
    isHeld: money.payment?.is_held ?? false,
    transfer: transferOf(money),
    refunds: money.refunds,
    resent,
  };
  return { standing, money };
}

/** Returns the transfer's shares of the professional and the platform, less reversals made or requested. */
function transferOf({ transfer, reversals }: BookingMoney): InterventionFacts['transfer'] {
  if (!transfer) return null;
  let { amount, commission } = transfer;
  for (const reversal of reversals.filter(({ status }) => status !== 'folded')) {
    amount = subtractCents(amount, reversal.amount);
    commission = subtractCents(commission, reversal.commission);
  }
  return { status: transfer.status, amount, commission };
}
