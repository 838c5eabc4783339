import * as z from 'zod/mini';
import { database } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { isDefiniteRefusal, isIdempotencyClash, isServerFailure, stripe } from '#app/platform/stripe/stripe.server.ts';
import { isKeyForgotten } from '../transfer-retry.ts';
import { transferReversalsStore, type ReversalRow } from '../transfer-reversals-store.server.ts';
import { transfersStore, type TransferRow } from '../transfers-store.server.ts';
import { syncReversals } from './sync-reversals.server.ts';
import { settleReversal } from './settle-reversal.server.ts';

/** Reversals of sent transfers, which refunds requested. */
export const transferReversals = defineQueue('payments.transfer-reversal', z.object({ reversalId: z.string() }), {
  retryLimit: 12,
  retryDelaySeconds: 2,
});

/**
 * Reverses part of a transfer from the connected account, once.
 * @throws the failure, so that the job is retried
 */
export async function executeReversal(reversalId: string, now = new Date()): Promise<void> {
  const reversal = await transferReversalsStore.findById(database(), reversalId);
  const transfer = reversal && (await transfersStore.findById(database(), reversal.transfer_id));
  if (reversal?.status !== 'requested' || !transfer || !['sent', 'reversed'].includes(transfer.status)) return;
  // Only the commission is reversed: nothing moves at Stripe.
  if (reversal.amount === 0) return settleReversal(reversalId, null);
  if (isKeyForgotten(reversal.begun_at, now) && (await isDoneAtStripe(reversal, transfer))) return;
  try {
    await settleReversal(reversalId, await takeBack(reversal, transfer));
  } catch (error) {
    if (!(await isDoneAllTheSame(reversal, transfer, error, now))) throw error;
  }
}

async function takeBack(reversal: ReversalRow, transfer: TransferRow): Promise<string> {
  const { id } = await stripe().transfers.createReversal(
    transfer.stripe_transfer_id ?? '',
    {
      amount: reversal.amount,
      metadata: { booking_id: reversal.booking_id, reversal_id: reversal.id },
    },
    { idempotencyKey: `booking:${reversal.booking_id}:reversal:${reversal.id}:${reversal.attempts}` },
  );
  return id;
}

/**
 * Records every reversal of the transfer at Stripe.
 * @returns whether nothing is left to request
 */
async function isDoneAtStripe({ id }: ReversalRow, { stripe_transfer_id }: TransferRow): Promise<boolean> {
  await syncReversals(stripe_transfer_id ?? '');
  return (await transferReversalsStore.findById(database(), id))?.status !== 'requested';
}

/** Whether the money came back although the call failed; if it certainly did not, the next call has a new key. */
async function isDoneAllTheSame(
  reversal: ReversalRow,
  transfer: TransferRow,
  error: unknown,
  now: Date,
): Promise<boolean> {
  const reason = error instanceof Error ? error.message.slice(0, 500) : String(error);
  const isOver = isServerFailure(error) || (isDefiniteRefusal(error) && !isIdempotencyClash(error));
  if (!isOver) {
    await transferReversalsStore.update(database(), reversal.id, { last_error: reason });
    return false;
  }
  if (await isDoneAtStripe(reversal, transfer)) return true;
  log.error({ reversalId: reversal.id, reason }, 'Stripe refused to take a transfer back');
  await transferReversalsStore.nextAttempt(database(), reversal, reason, now);
  return false;
}
