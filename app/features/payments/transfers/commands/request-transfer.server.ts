import * as z from 'zod/mini';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue, secondsUntil } from '#app/platform/jobs/jobs.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { addCents, type Cents } from '#app/lib/money.ts';
import { sharesOf } from '#app/features/platform-settings/shares.ts';
import { disputesStore } from '../../disputes/disputes-store.server.ts';
import { paymentsStore } from '../../payments-store.server.ts';
import { readKeptAmount } from '../../ledger/queries/read-kept-amount.server.ts';
import { transfersStore } from '../transfers-store.server.ts';
import type { TransferHold, TransferReason } from '../transfer.ts';
import { enterInLedger } from '../../ledger/commands/enter-in-ledger.server.ts';

/** Transfers waiting to be requested from Stripe; a sweep finds those whose job failed. */
export const transferRequests = defineQueue('payments.transfer', z.object({ transferId: z.string() }), {
  retryLimit: 5,
  retryDelaySeconds: 2,
});

/** The split of a payment's kept amount: the professional gets `amount`, the platform keeps `commission`. */
export type TransferShare = {
  bookingId: string;
  reason: TransferReason;
  amount: Cents;
  commission: Cents;
  commission_percent: string;
  /** While the client's problem is open, the transfer is held. */
  problemIsOpen?: boolean;
  /** The earliest time to send it; until then the request can be undone (withdrawTransfer). */
  notBefore?: Date | null;
};

/** Requests the one transfer of a booking; a job moves the money after the transaction. */
export async function requestTransfer(trx: Transaction, share: TransferShare): Promise<void> {
  const { bookingId, reason, commission_percent } = share;
  if (addCents(share.amount, share.commission) === 0) return;
  const payment = await paymentsStore.findPaymentForUpdate(trx, bookingId);
  if (!payment) {
    log.error({ bookingId }, 'a booking without a payment was to be paid out');
    return;
  }
  const { amount, commission } = await withinWhatIsLeft(trx, share);
  if (addCents(amount, commission) === 0) return;
  const holds = await holdsOn(trx, share, payment.is_held);
  const status = amount === 0 ? 'sent' : holds.length > 0 ? 'held' : 'due';
  const transferId = await transfersStore.insert(trx, {
    booking_id: bookingId,
    professional_id: payment.professional_id,
    reason,
    amount,
    commission,
    commission_percent,
    status,
    holds,
    sent_at: status === 'sent' ? new Date() : null,
    ...(share.notBefore ? { due_at: share.notBefore } : {}),
  });
  if (!transferId) return;
  // A share of zero needs no transfer, but its commission is earned.
  if (status === 'sent')
    await enterInLedger(trx, { bookingId, kind: 'commission', source: transferId, amount: commission });
  if (status === 'due')
    await enqueue(
      trx,
      transferRequests,
      { transferId },
      share.notBefore ? { startAfterSeconds: secondsUntil(share.notBefore) } : {},
    );
}

/** Limits the shares to the kept amount: what a bank has taken back in a dispute can no longer be shared. */
async function withinWhatIsLeft(
  trx: Transaction,
  { bookingId, amount, commission, commission_percent }: TransferShare,
) {
  const kept = await readKeptAmount(trx, bookingId);
  if (addCents(amount, commission) <= kept) return { amount, commission };
  const shares = sharesOf(kept, commission_percent);
  return { amount: shares.professional, commission: shares.commission };
}

async function holdsOn(
  trx: Transaction,
  { bookingId, problemIsOpen }: TransferShare,
  isHeldByAdmin: boolean,
): Promise<TransferHold[]> {
  const isDisputed = await disputesStore.hasOpen(trx, bookingId);
  return [
    ...(problemIsOpen ? (['problem'] as const) : []),
    ...(isDisputed ? (['dispute'] as const) : []),
    ...(isHeldByAdmin ? (['admin'] as const) : []),
  ];
}
