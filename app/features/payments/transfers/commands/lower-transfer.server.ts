import type { Transaction } from '#app/platform/database/database.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { cents, subtractCents, type Cents } from '#app/lib/money.ts';
import { sharesOf } from '#app/features/platform-settings/shares.ts';
import { transferReversalsStore } from '../transfer-reversals-store.server.ts';
import { transfersStore, unsentStatuses, type TransferRow } from '../transfers-store.server.ts';
import { enterInLedger } from '../../ledger/commands/enter-in-ledger.server.ts';
import { transferReversals } from './execute-reversal.server.ts';

type Shares = { amount: Cents; commission: Cents };

/**
 * Lowers a booking's transfer to its share after a refund: an unsent transfer is lowered, a sent one is reversed in
 * proportion.
 * @param kept what the platform still has of the payment when all refunds are made
 */
export async function lowerTransfer(trx: Transaction, bookingId: string, kept: Cents, reason: string): Promise<void> {
  const transfer = await transfersStore.findByBookingForUpdate(trx, bookingId);
  if (!transfer || transfer.status === 'cancelled') return;
  const { professional: amount, commission } = sharesOf(kept, transfer.commission_percent);
  const target = { amount, commission };
  if (isUnsent(transfer)) await lowerUnsent(trx, transfer, target);
  else await takeBack(trx, transfer, { kept, target }, reason);
}

function isUnsent({ status }: TransferRow): boolean {
  return (unsentStatuses as readonly string[]).includes(status);
}

async function lowerUnsent(trx: Transaction, transfer: TransferRow, { amount, commission }: Shares): Promise<void> {
  const shares = { amount: amount, commission: commission };
  if (amount > 0) return void (await transfersStore.update(trx, transfer.id, shares));
  // Nothing is left for the professional, but a commission may be.
  await transfersStore.update(trx, transfer.id, {
    ...shares,
    ...(commission > 0 ? { status: 'sent', sent_at: new Date() } : { status: 'cancelled' }),
  });
  await enterInLedger(trx, {
    bookingId: transfer.booking_id,
    kind: 'commission',
    source: transfer.id,
    amount: commission,
  });
}

/**
 * Requests a reversal after which both shares add up to the kept amount, even if Stripe's dashboard has shifted money
 * between them before.
 */
async function takeBack(
  trx: Transaction,
  transfer: TransferRow,
  { kept, target }: { kept: Cents; target: Shares },
  reason: string,
): Promise<void> {
  const open = await transferReversalsStore.listRequested(trx, transfer.id);
  const left = remaining(transfer, open);
  const all = atLeastNothing(left.amount + left.commission - kept);
  const amount = cents(Math.min(all, atLeastNothing(left.amount - target.amount)));
  const commission = subtractCents(all, amount);
  if (all === 0) return;
  const row = {
    transfer_id: transfer.id,
    booking_id: transfer.booking_id,
    reason,
    amount,
    commission,
  };
  const reversalId = await transferReversalsStore.insert(trx, row);
  if (reversalId && transfer.status !== 'sending') await enqueue(trx, transferReversals, { reversalId });
}

/** Returns what is left of both shares once every requested reversal is made. */
function remaining(transfer: TransferRow, open: readonly Shares[]): Shares {
  const less = (amount: Cents, reversed: Cents, parts: Cents[]) =>
    parts.reduce((left, part) => subtractCents(left, part), subtractCents(amount, reversed));
  return {
    amount: less(
      transfer.amount,
      transfer.reversed_amount,
      open.map(({ amount }) => amount),
    ),
    commission: less(
      transfer.commission,
      transfer.reversed_commission,
      open.map(({ commission }) => commission),
    ),
  };
}

function atLeastNothing(amount: number): Cents {
  return cents(Math.max(0, amount));
}
