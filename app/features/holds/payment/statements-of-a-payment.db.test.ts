import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { buildBookable } from '#tests/factories/bookable.ts';
import { bookingJourney } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { person, confirmed, quiet } = bookingJourney(app, testDatabase);

it('a payment is recorded in four statements, and claims no push for whoever has no browser', async () => {
  const [client, bookable] = [await person(), await buildBookable(db)];
  const transactions = recordTransactions();
  const { bookingId } = await confirmed(client, bookable);
  await quiet();
  const [payment = [], ...others] = transactions.filter((texts) => texts.some((text) => /into "payments"/.test(text)));
  expect([payment.map((text) => text.slice(0, 60)), others]).toEqual([Array(4).fill(expect.any(String)), []]);
  expect(transactions.flat().filter((text) => text.includes('booking_pushes'))).toEqual([]);
  const entries = db.selectFrom('ledger_entries').select(['kind', 'from_account', 'to_account', 'amount']);
  expect(await entries.where('booking_id', '=', bookingId).execute()).toEqual([
    { kind: 'payment', from_account: 'client', to_account: 'held', amount: '75.00' },
  ]);
});

/** Records the statements of each transaction from now on, on whatever connection it runs. */
function recordTransactions(): string[][] {
  const transactions: string[][] = [];
  const open = new WeakMap<pg.Client, string[]>();
  const { query } = pg.Client.prototype;
  onTestFinished(() => {
    pg.Client.prototype.query = query;
  });
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [statement] = given as [string | { text: string }];
    const text = typeof statement === 'string' ? statement : statement.text;
    if (text === 'begin') open.set(this, transactions[transactions.push([]) - 1] ?? []);
    else if (text === 'commit') open.delete(this);
    else open.get(this)?.push(text);
    return (query as (...all: unknown[]) => unknown).apply(this, given);
  } as typeof query;
  return transactions;
}
