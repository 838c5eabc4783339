import type Stripe from 'stripe';
import { database, inTransaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/jobs.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { addCents, centsFromDollars, dollarString } from '#app/lib/money.ts';
import { isDefiniteRefusal, isIdempotencyClash, isServerFailure, stripe } from '../stripe.server.ts';
import { isKeyForgotten } from '../transfer-retry.ts';
import { transferReversalsStore, type ReversalRow } from '../transfer-reversals-store.server.ts';
import { transfersStore, type TransferRow } from '../transfers-store.server.ts';
import { enterInLedger } from './enter-in-ledger.server.ts';

/** What refunds want back of transfers that have left. */
export const transferReversals = defineQueue<{ reversalId: string }>('payments.transfer-reversal', { retryLimit: 12, retryDelaySeconds: 2 });

/**
 * Takes a part of a transfer back from the connected account, once. @throws the failure, so that the job is tried again.
 */
export async function executeReversal(reversalId: string, now = new Date()): Promise<void> {
  const reversal = await transferReversalsStore.findById(database(), reversalId);
  const transfer = reversal && (await transfersStore.findById(database(), reversal.transfer_id));
  if (reversal?.status !== 'requested' || !transfer || !['sent', 'reversed'].includes(transfer.status)) return;
  // Only the commission is given up: nothing moves at Stripe.
  if (centsFromDollars(reversal.amount) === 0) return settle(reversal, null);
  try {
    await settle(reversal, await takeBack(reversal, transfer, now));
  } catch (error) {
    if (!(await isDoneAllTheSame(reversal, transfer, error, now))) throw error;
  }
}

async function takeBack(reversal: ReversalRow, transfer: TransferRow, now: Date): Promise<string> {
  const made = isKeyForgotten(reversal.begun_at, now) ? await findAtStripe(reversal, transfer) : undefined;
  if (made) return made.id;
  const { id } = await stripe().transfers.createReversal(
    transfer.stripe_transfer_id ?? '',
    { amount: centsFromDollars(reversal.amount), metadata: { booking_id: reversal.booking_id, reversal_id: reversal.id } },
    { idempotencyKey: `booking:${reversal.booking_id}:reversal:${reversal.id}:${reversal.attempts}` },
  );
  return id;
}

async function findAtStripe(reversal: ReversalRow, { stripe_transfer_id }: TransferRow): Promise<Stripe.TransferReversal | undefined> {
  const { data } = await stripe().transfers.listReversals(stripe_transfer_id ?? '', { limit: 100 });
  return data.find(({ metadata }) => metadata?.['reversal_id'] === reversal.id);
}

function settle({ id }: ReversalRow, stripeReversalId: string | null): Promise<void> {
  return inTransaction(async (trx) => {
    const reversal = await transferReversalsStore.findByIdForUpdate(trx, id);
    if (reversal?.status !== 'requested') return;
    const transfer = await transfersStore.findByIdForUpdate(trx, reversal.transfer_id);
    if (!transfer) return;
    await transferReversalsStore.update(trx, id, { status: 'succeeded', stripe_reversal_id: stripeReversalId, last_error: null });
    const [amount, commission] = [centsFromDollars(reversal.amount), centsFromDollars(reversal.commission)];
    const reversed = addCents(centsFromDollars(transfer.reversed_amount), amount);
    await transfersStore.update(trx, transfer.id, {
      reversed_amount: dollarString(reversed),
      reversed_commission: dollarString(addCents(centsFromDollars(transfer.reversed_commission), commission)),
      status: reversed === centsFromDollars(transfer.amount) ? 'reversed' : 'sent',
    });
    const move = { bookingId: reversal.booking_id, source: id };
    await enterInLedger(trx, { ...move, kind: 'transfer-reversal', amount }, { ...move, kind: 'commission-reversal', amount: commission });
  });
}

/** Whether the money came back although the call failed; if it has not for certain, the next call has a new key. */
async function isDoneAllTheSame(reversal: ReversalRow, transfer: TransferRow, error: unknown, now: Date): Promise<boolean> {
  const last_error = error instanceof Error ? error.message.slice(0, 500) : String(error);
  const isRefused = isDefiniteRefusal(error) && !isIdempotencyClash(error);
  if (isRefused) log.error({ reversalId: reversal.id, reason: last_error }, 'Stripe refused to take a transfer back');
  if (isServerFailure(error)) {
    const made = await findAtStripe(reversal, transfer);
    if (made) return settle(reversal, made.id).then(() => true);
  }
  const isOver = isRefused || isServerFailure(error);
  await transferReversalsStore.update(database(), reversal.id, { last_error, ...(isOver ? { attempts: reversal.attempts + 1, begun_at: now } : {}) });
  return false;
}
