import type { Transaction } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { addCents, cents, centsFromDollars, dollarString, subtractCents, type Cents } from '#app/lib/money.ts';
import { refundsStore, type RefundRow } from '../refunds-store.server.ts';

type Given = {
  /** Has gone back to the client without us. */
  given: Cents;
  /** What the client had paid. */
  charged: Cents;
  /** Whether it stands in for refunds that failed before: somebody at Stripe's dashboard has helped. */
  stoppedFirst: boolean;
};

/**
 * What went back without us fulfils what we had promised: refunds that failed and wait for a decision, and those that
 * are not made yet as far as they and it together would exceed the payment. Stripe refuses those for certain, so that
 * no call that is under way can give the same money twice. @param rows the payment's refunds that stand, held by the
 * caller
 */
export async function withdrawPromisedRefunds(
  trx: Transaction,
  rows: readonly RefundRow[],
  { given, charged, stoppedFirst }: Given,
): Promise<void> {
  const promised = rows.filter(({ status }) => status === 'requested');
  const stopped = promised.filter(({ stopped_at }) => stopped_at !== null);
  const left = subtractCents(charged, addCents(cents(0), ...rows.map(({ amount }) => centsFromDollars(amount))));
  const fulfilled = stoppedFirst ? await lower(trx, stopped, given) : cents(0);
  const over = cents(Math.max(0, given - left - fulfilled));
  const lowered = await lower(trx, stoppedFirst ? promised.filter((row) => !stopped.includes(row)) : promised, over);
  if (lowered < over)
    log.error({ bookingId: rows[0]?.booking_id, over: over - lowered }, 'more went back than was paid');
}

/** Lowers refunds by so much together. @returns by how much it could. */
async function lower(trx: Transaction, rows: readonly RefundRow[], by: Cents): Promise<Cents> {
  let rest: Cents = by;
  for (const { id, amount, attempt } of rows) {
    const part = cents(Math.min(rest, centsFromDollars(amount)));
    if (part === 0) continue;
    const less = subtractCents(centsFromDollars(amount), part);
    // Another amount needs another key.
    await refundsStore.update(
      trx,
      id,
      less === 0 ? { status: 'failed', failure: 'superseded' } : { amount: dollarString(less), attempt: attempt + 1 },
    );
    rest = subtractCents(rest, part);
  }
  return subtractCents(by, rest);
}
