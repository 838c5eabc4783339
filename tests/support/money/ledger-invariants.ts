import type pg from 'pg';
import { expect } from 'vitest';
import { checkMoney, findMoneyDifference } from '#app/features/money-checks/queries/check-money.server.ts';

/** Checks a booking's ledger, in dollars: what came in, was refunded, transferred, earned and is held. */
export async function expectLedgerOf(
  pool: pg.Pool,
  bookingId: string,
  expected: { client: string; professional: string; commission: string; held: string },
): Promise<void> {
  const { rows } = await pool.query<{ account: string; balance: string }>(
    `select account, sum(amount)::numeric(10,2) as balance from (
       select to_account as account, amount from ledger_entries where booking_id = $1
       union all select from_account, -amount from ledger_entries where booking_id = $1) moves group by account`,
    [bookingId],
  );
  const balance = (account: string) => rows.find((row) => row.account === account)?.balance ?? '0.00';
  expect({
    client: balance('client'),
    professional: balance('professional'),
    commission: balance('commission'),
    held: balance('held'),
  }).toEqual(expected);
  await expectBalance(bookingId);
}

/** Expects the ledger to match our rows, and what is held to equal what is owed: of one booking, or of all. */
export async function expectBalance(bookingId: string | null = null): Promise<void> {
  if (bookingId !== null) return expect(await findMoneyDifference(bookingId)).toBeNull();
  const { wrong, differences } = await checkMoney();
  expect({ wrong, differences }).toEqual({ wrong: 0, differences: [] });
}
