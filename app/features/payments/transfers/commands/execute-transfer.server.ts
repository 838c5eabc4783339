import type Stripe from 'stripe';
import { database, inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { cents, dollarString, subtractCents } from '#app/lib/money.ts';
import { paymentsStore } from '../../payments-store.server.ts';
import { findPayoutAccount } from '#app/features/connected-accounts/queries/find-payout-account.server.ts';
import { isDefiniteRefusal, isIdempotencyClash, isServerFailure, stripe } from '#app/platform/stripe/stripe.server.ts';
import { transferReversalsStore } from '../transfer-reversals-store.server.ts';
import { transfersStore, type TransferRow } from '../transfers-store.server.ts';
import { isKeyForgotten, leaseMilliseconds, retryAt } from '../transfer-retry.ts';
import { enterInLedger } from '../../ledger/commands/enter-in-ledger.server.ts';
import { transferReversals } from './execute-reversal.server.ts';
import { publishTransferSent } from './publish-transfer-sent.server.ts';

type Claim = { transfer: TransferRow; chargeId: string | null; paymentIntentId: string };

/**
 * Sends a due transfer. Of several callers only one asks Stripe, and its answer is never guessed: the key stays the
 * same until Stripe has certainly refused, and after a day Stripe is asked what it has done.
 * @throws the failure while the outcome is unknown, so that the job is retried
 */
export async function executeTransfer(transferId: string, now = new Date()): Promise<void> {
  const claim = await inTransaction((trx) => claimTransfer(trx, transferId, now));
  if (!claim) return;
  try {
    await settle(claim.transfer, await send(claim, now));
  } catch (error) {
    if (!(await isSettledAllTheSame(claim, error, now))) throw error;
  }
}

/** Leases the transfer; the first call of an attempt fixes its account and its key. */
async function claimTransfer(trx: Transaction, transferId: string, now: Date): Promise<Claim | undefined> {
  const transfer = await transfersStore.findByIdForUpdate(trx, transferId);
  if (!transfer || !['waiting', 'due', 'failed', 'sending'].includes(transfer.status) || transfer.due_at > now)
    return undefined;
  const payment = await paymentsStore.findPayment(trx, transfer.booking_id);
  if (!payment) return undefined;
  const lease = { due_at: new Date(now.getTime() + leaseMilliseconds) };
  const begun = transfer.status === 'sending' ? lease : await begin(trx, transfer, now);
  if (!begun) return undefined;
  await transfersStore.update(trx, transferId, { ...begun, ...lease });
  return {
    transfer: { ...transfer, ...begun },
    chargeId: payment.stripe_charge_id,
    paymentIntentId: payment.stripe_payment_intent_id,
  };
}

async function begin(trx: Transaction, transfer: TransferRow, now: Date) {
  const account = await findPayoutAccount(trx, transfer.professional_id);
  if (account)
    return { status: 'sending' as const, attempts: transfer.attempts + 1, begun_at: now, connected_account: account };
  await transfersStore.update(trx, transfer.id, { status: 'waiting' });
  return undefined;
}

async function send(claim: Claim, now: Date): Promise<Stripe.Transfer> {
  const { transfer } = claim;
  const made = isKeyForgotten(transfer.begun_at, now) ? await findAtStripe(transfer) : undefined;
  if (made) return made;
  return stripe().transfers.create(
    {
      amount: transfer.amount,
      currency: transfer.currency,
      destination: transfer.connected_account ?? '',
      source_transaction: claim.chargeId ?? (await findCharge(claim.paymentIntentId)),
      transfer_group: transfer.booking_id,
      metadata: { booking_id: transfer.booking_id, transfer_id: transfer.id },
    },
    { idempotencyKey: `booking:${transfer.booking_id}:transfer:${transfer.attempts}` },
  );
}

async function findCharge(paymentIntentId: string): Promise<string> {
  const { latest_charge } = await stripe().paymentIntents.retrieve(paymentIntentId);
  if (latest_charge === null) throw new Error(`The payment ${paymentIntentId} has no charge`);
  return typeof latest_charge === 'string' ? latest_charge : latest_charge.id;
}

async function findAtStripe({ id, booking_id }: TransferRow): Promise<Stripe.Transfer | undefined> {
  const { data } = await stripe().transfers.list({ transfer_group: booking_id, limit: 100 });
  return data.find(({ metadata }) => metadata['transfer_id'] === id);
}

/**
 * Records the sent transfer with its ledger entries, and queues the reversals that refunds requested. What Stripe has
 * made counts, even if another call was refused meanwhile and refunds lowered the amount: the surplus is reversed.
 */
function settle({ id }: TransferRow, made: Stripe.Transfer): Promise<void> {
  return inTransaction(async (trx) => {
    const transfer = await transfersStore.findByIdForUpdate(trx, id);
    if (!transfer || transfer.sent_at !== null) return;
    const amount = cents(made.amount);
    const sent = {
      status: 'sent' as const,
      amount,
      stripe_transfer_id: made.id,
      sent_at: new Date(),
      last_error: null,
    };
    await transfersStore.update(trx, id, sent);
    await publishTransferSent(trx, { transferId: id, bookingId: transfer.booking_id, amount: dollarString(amount) });
    const move = { bookingId: transfer.booking_id, source: id };
    await enterInLedger(
      trx,
      { ...move, kind: 'transfer', amount },
      { ...move, kind: 'commission', amount: transfer.commission },
    );
    const surplus = subtractCents(amount, transfer.amount);
    if (surplus > 0)
      await transferReversalsStore.insert(trx, {
        transfer_id: id,
        booking_id: transfer.booking_id,
        reason: 'sent-meanwhile',
        amount: surplus,
        commission: cents(0),
      });
    for (const reversal of await transferReversalsStore.listRequested(trx, id))
      await enqueue(trx, transferReversals, { reversalId: reversal.id });
  });
}

/**
 * Settles the transfer after a failed call.
 * @returns false while it is unknown whether the money moved
 */
async function isSettledAllTheSame({ transfer }: Claim, error: unknown, now: Date): Promise<boolean> {
  const message = error instanceof Error ? error.message.slice(0, 500) : String(error);
  const isRefused = isDefiniteRefusal(error) && !isIdempotencyClash(error);
  // Stripe repeats a stored 500 for a day, and refuses to send the same money again: look for the transfer itself.
  if (isRefused || isServerFailure(error)) {
    const made = await findAtStripe(transfer);
    await (made ? settle(transfer, made) : giveBack(transfer, message, now));
    return true;
  }
  await transfersStore.releaseLease(database(), transfer.id, message, now);
  return false;
}

/**
 * Records a refusal: it is certain that no money has moved. The next attempt has a new key, and what refunds took
 * back is not sent at all.
 */
function giveBack({ id, attempts }: TransferRow, message: string, now: Date): Promise<void> {
  return inTransaction(async (trx) => {
    const transfer = await transfersStore.findByIdForUpdate(trx, id);
    if (transfer?.status !== 'sending' || transfer.attempts !== attempts) return;
    log.error(
      { transferId: id, attempts: transfer.attempts, reason: message },
      'Stripe refused a transfer, it will be tried again',
    );
    const status = transfer.holds.length > 0 ? ('held' as const) : ('failed' as const);
    await transfersStore.update(trx, id, { status, last_error: message, due_at: retryAt(transfer.attempts, now) });
    await foldReversals(trx, transfer);
  });
}

async function foldReversals(trx: Transaction, transfer: TransferRow): Promise<void> {
  let [amount, commission] = [transfer.amount, transfer.commission];
  const open = await transferReversalsStore.listRequested(trx, transfer.id);
  for (const reversal of open) {
    amount = subtractCents(amount, reversal.amount);
    commission = subtractCents(commission, reversal.commission);
    await transferReversalsStore.update(trx, reversal.id, { status: 'folded' });
  }
  if (open.length === 0) return;
  const shares = { amount: amount, commission: commission };
  await transfersStore.update(
    trx,
    transfer.id,
    amount + commission === 0 ? { ...shares, status: 'cancelled' } : shares,
  );
}
