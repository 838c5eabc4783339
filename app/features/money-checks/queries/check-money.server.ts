import type * as z from 'zod/mini';
import { database, type Transaction } from '#app/platform/database/database.server.ts';
import type { MoneyCheck, MoneyDifference } from '../money-check.ts';
import { moneyCheckStore } from '../money-check-store.server.ts';
import type { lastMoneyCheckAnswer } from '../answers/money.server.ts';

/** The result of the last check of all money, and when it was made (ISO 8601). */
export type LastMoneyCheck = z.infer<typeof lastMoneyCheckAnswer>;

const named = 50;

/** Compares the ledger with everything else, in one snapshot: money in = refunds + transfers + commission + held. */
export function checkMoney(): Promise<MoneyCheck> {
  return database().transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(checkMoneyIn);
}

/** Does the same within a transaction, which takes longer and uses more memory than others until it ends. */
export async function checkMoneyIn(trx: Transaction): Promise<MoneyCheck> {
  const { named: wrongIds, ...found } = await moneyCheckStore.findWrong(trx, named);
  const sums = await moneyCheckStore.sumAll(trx);
  const compared = wrongIds.length > 0 ? await moneyCheckStore.compare(trx, wrongIds) : [];
  return { ...found, ...sums, differences: compared.map(differenceOf) };
}

/** Does the same for one booking; returns null if it balances. */
export async function findMoneyDifference(bookingId: string): Promise<MoneyDifference | null> {
  const [compared] = await moneyCheckStore.compare(database(), [bookingId]);
  return compared?.is_wrong ? differenceOf(compared) : null;
}

/** Reads the result of the last check of all money; null before the first. */
export async function readLastMoneyCheck(): Promise<LastMoneyCheck | null> {
  const last = await moneyCheckStore.findLast(database());
  return last ? { ...last, checked_at: last.checked_at.toISOString() } : null;
}

function differenceOf({
  booking_id,
  paid,
  refunded,
  transferred,
  earned,
  held,
  facts,
}: MoneyDifference): MoneyDifference {
  return { booking_id, paid, refunded, transferred, earned, held, facts };
}
