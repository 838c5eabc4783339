import type Stripe from 'stripe';
import { database, inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { log } from '#app/platform/log/log.server.ts';
import { addCents, cents, subtractCents, type Cents } from '#app/lib/money.ts';
import { isMissing, stripe } from '#app/platform/stripe/stripe.server.ts';
import { transferReversalsStore, type ReversalRow } from '../transfer-reversals-store.server.ts';
import { transfersStore, type TransferRow } from '../transfers-store.server.ts';
import { enterInLedger } from '../../ledger/commands/enter-in-ledger.server.ts';
import { settleReversalWithin } from './settle-reversal.server.ts';

/**
 * Syncs our records with a transfer's reversals at Stripe, in any order and any number of times: ours are settled,
 * ones made in Stripe's dashboard are recorded (docs/decisions/030-what-stripe-does-without-us.md).
 * @throws Error while the transfer is not known yet, so that the job is retried
 */
export async function syncReversals(stripeTransferId: string): Promise<void> {
  const transfer = await transfersStore.findByStripeId(database(), stripeTransferId);
  if (!transfer) return assertExternalTransfer(stripeTransferId);
  const made: Stripe.TransferReversal[] = [];
  for await (const reversal of stripe().transfers.listReversals(stripeTransferId, { limit: 100 })) made.push(reversal);
  await inTransaction(async (trx) => {
    await transfersStore.findByIdForUpdate(trx, transfer.id);
    // Ours first: the rest are then reversals that we did not request.
    const others: Stripe.TransferReversal[] = [];
    for (const reversal of made) if (!(await settleOwn(trx, transfer, reversal))) others.push(reversal);
    for (const reversal of others.reverse()) await recordExternalRefund(trx, transfer.id, reversal);
  });
}

/**
 * Checks that an unknown transfer is not ours.
 * @throws Error if it may be one that was just made and is not recorded yet
 */
async function assertExternalTransfer(stripeTransferId: string): Promise<void> {
  const made = await stripe()
    .transfers.retrieve(stripeTransferId)
    .catch((error: unknown) => (isMissing(error) ? undefined : Promise.reject(error)));
  const group = made?.transfer_group;
  const ours = isId(group) ? await transfersStore.findByBooking(database(), group) : undefined;
  if (ours?.status === 'sending') throw new Error(`The transfer ${stripeTransferId} is not noted yet`);
  log.error({ stripeTransferId }, 'a transfer at Stripe that belongs to no booking');
}

/**
 * Settles a reversal if it is one of ours.
 * @returns whether it is recorded now
 */
async function settleOwn(
  trx: Transaction,
  transfer: TransferRow,
  { id, amount, metadata }: Stripe.TransferReversal,
): Promise<boolean> {
  if (await transferReversalsStore.findByStripeId(trx, id)) return true;
  const asked = await transferReversalsStore.listRequested(trx, transfer.id);
  const own = asked.find((row) => row.id === metadata?.['reversal_id'] && row.amount === amount);
  if (own) await settleReversalWithin(trx, own.id, id);
  return own !== undefined;
}

/**
 * Records a reversal made in Stripe's dashboard. It replaces requested reversals that Stripe can no longer make as
 * well; the rest belongs to the platform until it is refunded, so that every cent is held for somebody.
 */
async function recordExternalRefund(
  trx: Transaction,
  transferId: string,
  { id, amount: made }: Stripe.TransferReversal,
): Promise<void> {
  const transfer = await transfersStore.findByIdForUpdate(trx, transferId);
  if (!transfer) return;
  const amount = cents(made);
  const { booking_id } = transfer;
  const asked = await transferReversalsStore.listRequested(trx, transferId);
  const left = subtractCents(subtractCents(transfer.amount, transfer.reversed_amount), sumOf(asked));
  const awaited = await lower(trx, asked, cents(Math.max(0, amount - left)));
  const reversalId = await transferReversalsStore.insert(trx, {
    transfer_id: transferId,
    booking_id,
    reason: `stripe-${id}`,
    amount,
    commission: cents(0),
    status: 'succeeded',
    stripe_reversal_id: id,
  });
  if (!reversalId) return;
  const shifted = subtractCents(amount, awaited);
  const reversed = addCents(transfer.reversed_amount, amount);
  await transfersStore.update(trx, transferId, {
    reversed_amount: reversed,
    commission: addCents(transfer.commission, shifted),
    status: reversed === transfer.amount ? 'reversed' : 'sent',
  });
  const move = { bookingId: booking_id, source: reversalId };
  await enterInLedger(
    trx,
    { ...move, kind: 'transfer-reversal', amount },
    { ...move, kind: 'commission', amount: shifted },
  );
  log.warn({ bookingId: booking_id, stripeReversalId: id }, 'a transfer was taken back in the dashboard of Stripe');
}

function sumOf(rows: readonly Pick<ReversalRow, 'amount'>[]): Cents {
  return addCents(cents(0), ...rows.map(({ amount }) => amount));
}

/**
 * Lowers requested reversals by a total of `by`; the sweep settles those that reach zero.
 * @returns how much they could be lowered
 */
async function lower(trx: Transaction, rows: readonly ReversalRow[], by: Cents): Promise<Cents> {
  let rest: Cents = by;
  for (const { id, amount, attempts } of rows) {
    const part = cents(Math.min(rest, amount));
    if (part === 0) continue;
    await transferReversalsStore.update(trx, id, {
      amount: subtractCents(amount, part),
      attempts: attempts + 1,
    });
    rest = subtractCents(rest, part);
  }
  return subtractCents(by, rest);
}
