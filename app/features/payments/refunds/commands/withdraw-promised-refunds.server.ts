import type { Transaction } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { addCents, cents, subtractCents, type Cents } from '#app/lib/money.ts';
import { refundsStore, type RefundRow } from '../refunds-store.server.ts';

type Given = {
  /** What was refunded to the client without us. */
  given: Cents;
  /** What the client paid. */
  charged: Cents;
  /** Whether it replaces stopped refunds first: somebody has helped in Stripe's dashboard. */
  stoppedFirst: boolean;
};

/**
 * Withdraws requested refunds that a refund made without us makes unnecessary: ones that failed and wait for a
 * decision, and ones not made yet, as far as both together would exceed the payment. Stripe certainly refuses the
 * latter, so no call in progress can refund the same money twice.
 * @param rows the payment's refunds that have not failed, locked by the caller
 */
export async function withdrawPromisedRefunds(
  trx: Transaction,
  rows: readonly RefundRow[],
  { given, charged, stoppedFirst }: Given,
): Promise<void> {
  const promised = rows.filter(({ status }) => status === 'requested');
  const stopped = promised.filter(({ stopped_at }) => stopped_at !== null);
  const left = subtractCents(charged, addCents(cents(0), ...rows.map(({ amount }) => amount)));
  const fulfilled = stoppedFirst ? await lower(trx, stopped, given) : cents(0);
  const over = cents(Math.max(0, given - left - fulfilled));
  const lowered = await lower(trx, stoppedFirst ? promised.filter((row) => !stopped.includes(row)) : promised, over);
  if (lowered < over)
    log.error({ bookingId: rows[0]?.booking_id, over: over - lowered }, 'more went back than was paid');
}

/**
 * Lowers refunds by a total of `by`.
 * @returns how much they could be lowered
 */
async function lower(trx: Transaction, rows: readonly RefundRow[], by: Cents): Promise<Cents> {
  let rest: Cents = by;
  for (const { id, amount, attempt } of rows) {
    const part = cents(Math.min(rest, amount));
    if (part === 0) continue;
    const less = subtractCents(amount, part);
    // Another amount needs another idempotency key.
    await refundsStore.update(
      trx,
      id,
      less === 0 ? { status: 'failed', failure: 'superseded' } : { amount: less, attempt: attempt + 1 },
    );
    rest = subtractCents(rest, part);
  }
  return subtractCents(by, rest);
}
