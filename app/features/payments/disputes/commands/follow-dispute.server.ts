import type Stripe from 'stripe';
import { inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { addCents, cents, subtractCents } from '#app/lib/money.ts';
import { evidenceDueAt } from '../dispute.ts';
import { disputesStore } from '../disputes-store.server.ts';
import { paymentsStore } from '../../payments-store.server.ts';
import { readKeptAmount } from '../../ledger/queries/read-kept-amount.server.ts';
import { refundsStore } from '../../refunds/refunds-store.server.ts';
import { asPaymentError, isMissing, stripe } from '#app/platform/stripe/stripe.server.ts';
import { enterInLedger } from '../../ledger/commands/enter-in-ledger.server.ts';
import { withdrawPromisedRefunds } from '../../refunds/commands/withdraw-promised-refunds.server.ts';
import { holdTransfer, releaseTransfer } from '../../transfers/commands/hold-transfer.server.ts';
import { lowerTransfer } from '../../transfers/commands/lower-transfer.server.ts';
import { publishDisputeChange } from './publish-dispute-change.server.ts';

/**
 * Syncs our records with a dispute at Stripe. While it is open, the professional's transfer is held; what the bank
 * finally keeps counts as a refund.
 * @throws AppError with details.type "stripe"
 */
export async function followDispute(disputeId: string): Promise<void> {
  const checkedAt = new Date();
  const dispute = await stripe()
    .disputes.retrieve(disputeId, { expand: ['charge'] })
    .catch((error: unknown) => (isMissing(error) ? undefined : Promise.reject(asPaymentError(error))));
  if (!dispute) return log.error({ disputeId }, 'an event of a dispute that Stripe does not know');
  const charge = typeof dispute.charge === 'string' ? null : dispute.charge;
  const bookingId = charge?.metadata['booking_id'];
  if (charge && bookingId)
    await inTransaction((trx) => recordDispute(trx, dispute, { chargeId: charge.id, bookingId, checkedAt }));
  else log.error({ disputeId }, 'a dispute of a charge that belongs to no booking');
}

type Context = { chargeId: string; bookingId: string; checkedAt: Date };

async function recordDispute(
  trx: Transaction,
  dispute: Stripe.Dispute,
  { chargeId, bookingId, checkedAt }: Context,
): Promise<void> {
  // Locks the payment: a transfer requested at the same time either sees the dispute or is seen by it.
  await paymentsStore.findPaymentForUpdate(trx, bookingId);
  const isClosed = isClosedDispute(dispute.status);
  const wasLost = await disputesStore.isLost(trx, dispute.id);
  const isNews = await disputesStore.note(trx, {
    id: dispute.id,
    booking_id: bookingId,
    stripe_charge_id: chargeId,
    amount: cents(dispute.amount),
    reason: dispute.reason,
    status: dispute.status,
    evidence_due_at: evidenceDueAt(dispute.evidence_details.due_by),
    opened_at: new Date(dispute.created * 1_000),
    closed_at: isClosed ? checkedAt : null,
    checked_at: checkedAt,
  });
  if (!isNews) return;
  await publishDisputeChange(trx, { bookingId, disputeId: dispute.id, isClosed });
  if (!isClosed) return holdTransfer(trx, bookingId, 'dispute');
  if (dispute.status === 'lost') await loseMoney(trx, bookingId, dispute, wasLost);
  if (!(await disputesStore.hasOpen(trx, bookingId))) await releaseTransfer(trx, bookingId, 'dispute');
}

function idOf(reference: string | { id: string } | null): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}

/**
 * Records a lost dispute as a completed refund, once per dispute: the bank has already refunded the client. `isKnown` if
 * the loss was recorded before.
 */
async function loseMoney(
  trx: Transaction,
  bookingId: string,
  dispute: Stripe.Dispute,
  isKnown: boolean,
): Promise<void> {
  const payment = await paymentsStore.findPaymentForUpdate(trx, bookingId);
  // If a booking was paid twice, the other payment was refunded at once.
  if (!payment || payment.stripe_payment_intent_id !== idOf(dispute.payment_intent)) return;
  const { stripe_payment_intent_id } = payment;
  const rows = await refundsStore.listStandingForUpdate(trx, stripe_payment_intent_id);
  const charged = payment.amount;
  const given = rows.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount);
  const amount = cents(Math.min(dispute.amount, subtractCents(charged, addCents(cents(0), ...given))));
  const reason = `dispute-${dispute.id}`;
  if (rows.some((row) => row.reason === reason)) return;
  // As after a refund that was paid another way: no figure of ours has this amount, so only the log tells of it.
  const over = dispute.amount - amount;
  if (over > 0 && !isKnown) log.error({ bookingId, disputeId: dispute.id, over }, 'more went back than was paid');
  if (amount <= 0) return;
  await withdrawPromisedRefunds(trx, rows, { given: amount, charged, stoppedFirst: false });
  const refundId = await refundsStore.insert(trx, {
    booking_id: bookingId,
    stripe_payment_intent_id,
    amount,
    reason,
    origin: 'bank',
  });
  if (!refundId) return;
  await refundsStore.update(trx, refundId, { status: 'succeeded' });
  await enterInLedger(trx, { bookingId, kind: 'refund', source: refundId, amount });
  await lowerTransfer(trx, bookingId, await readKeptAmount(trx, bookingId), reason);
}

/**
 * Whether a dispute's status at Stripe is final (https://docs.stripe.com/api/disputes/object#dispute_object-status).
 */
function isClosedDispute(status: string): boolean {
  return status === 'won' || status === 'lost' || status === 'warning_closed' || status === 'prevented';
}
