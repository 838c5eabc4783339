import { inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { addCents } from '#app/lib/money.ts';
import { transferReversalsStore } from '../transfer-reversals-store.server.ts';
import { transfersStore } from '../transfers-store.server.ts';
import { enterInLedger } from '../../ledger/commands/enter-in-ledger.server.ts';

/** Records that one of our reversals is done; `stripeReversalId` is null if nothing had to move at Stripe. */
export function settleReversal(reversalId: string, stripeReversalId: string | null): Promise<void> {
  return inTransaction((trx) => settleReversalWithin(trx, reversalId, stripeReversalId));
}

/** Does the same within the caller's transaction. */
export async function settleReversalWithin(
  trx: Transaction,
  reversalId: string,
  stripeReversalId: string | null,
): Promise<void> {
  const asked = await transferReversalsStore.findById(trx, reversalId);
  const transfer = asked && (await transfersStore.findByIdForUpdate(trx, asked.transfer_id));
  const reversal = await transferReversalsStore.findByIdForUpdate(trx, reversalId);
  if (reversal?.status !== 'requested' || !transfer) return;
  await transferReversalsStore.update(trx, reversalId, {
    status: 'succeeded',
    stripe_reversal_id: stripeReversalId,
    last_error: null,
  });
  const [amount, commission] = [reversal.amount, reversal.commission];
  const reversed = addCents(transfer.reversed_amount, amount);
  await transfersStore.update(trx, transfer.id, {
    reversed_amount: reversed,
    reversed_commission: addCents(transfer.reversed_commission, commission),
    status: reversed === transfer.amount ? 'reversed' : 'sent',
  });
  const move = { bookingId: reversal.booking_id, source: reversalId };
  await enterInLedger(
    trx,
    { ...move, kind: 'transfer-reversal', amount },
    { ...move, kind: 'commission-reversal', amount: commission },
  );
}
