import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { readStatement } from '#app/features/earnings/queries/read-statement.server.ts';
import { listStatementMonths } from '#app/features/earnings/queries/list-statement-months.server.ts';
import { findEarner } from '#app/features/earnings/queries/find-earner.server.ts';
import type { LedgerAccount } from '#app/features/payments/ledger/ledger.ts';
import type { StatementLine } from '#app/features/earnings/statement.ts';
import type { Tables } from '#app/platform/database/tables.server.ts';
import { eventually } from '../booking-journey.ts';

const days = 86_400_000;

/**
 * Expects the statements of all months of a professional, including upcoming visits, to match the ledger at any time:
 * what clients paid, and what the professional has received. Once everything is settled, so do refunds and
 * commission, and what has not moved of either share equals what is held. No share is ever negative.
 */
export async function expectStatementsAgree(
  db: Kysely<Tables>,
  professional: { id: string; profileId: string },
  isSettled: boolean,
): Promise<void> {
  expect((await allLines(professional.profileId)).filter(({ fee, net }) => fee < 0 || net < 0)).toEqual([]);
  // Running jobs may move money between reading the statements and reading the ledger; both are read again then.
  await eventually(() => expectSameSums(db, professional, isSettled));
}

async function expectSameSums(
  db: Kysely<Tables>,
  professional: { id: string; profileId: string },
  isSettled: boolean,
): Promise<void> {
  const lines = await allLines(professional.profileId);
  const sum = (part: 'gross' | 'refunded' | 'fee' | 'net' | 'transferred', of = lines) =>
    of.reduce((total, line) => total + line[part], 0);
  const { paid, balance } = await ledgerOf(db, professional.id);
  expect({ gross: sum('gross'), transferred: sum('transferred') }).toEqual({
    gross: paid,
    transferred: balance('professional'),
  });
  if (!isSettled) return;
  const over = lines.filter(({ status }) => status !== 'confirmed');
  const told = {
    refunded: sum('refunded'),
    earned: sum('fee', over),
    open: sum('fee') + sum('net') - sum('fee', over) - sum('transferred'),
  };
  expect(told).toEqual({ refunded: paid + balance('client'), earned: balance('commission'), open: balance('held') });
}

/** Returns in cents what came in, and the balance of each account, over all bookings of a professional. */
async function ledgerOf(db: Kysely<Tables>, professionalId: string) {
  const entries = await db
    .selectFrom('ledger_entries')
    .innerJoin('payments', 'payments.booking_id', 'ledger_entries.booking_id')
    .where('payments.professional_id', '=', professionalId)
    .select(['kind', 'from_account', 'to_account', 'ledger_entries.amount'])
    .execute();
  const sum = (sign: (entry: (typeof entries)[number]) => number) =>
    entries.reduce((total, entry) => total + Math.round(Number(entry.amount) * 100) * sign(entry), 0);
  return {
    paid: sum(({ kind }) => Number(kind === 'payment')),
    balance: (account: LedgerAccount) =>
      sum(({ from_account, to_account }) => Number(to_account === account) - Number(from_account === account)),
  };
}

async function allLines(profileId: string): Promise<StatementLine[]> {
  const now = new Date(Date.now() + 62 * days);
  const viewer = { id: profileId, email: 'pro@example.com', profile: null };
  const months = await listStatementMonths(await findEarner(profileId), now);
  return (await Promise.all(months.map((month) => readStatement(viewer, month, now)))).flatMap(({ lines }) => lines);
}
