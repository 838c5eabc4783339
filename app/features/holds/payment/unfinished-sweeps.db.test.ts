import { afterEach, expect, it } from 'vitest';
import { sweepTransfers } from '#app/features/payments/transfers/commands/sweep-transfers.server.ts';
import { UnfinishedSweep } from '#app/platform/jobs/sweep.server.ts';
import { buildPayable } from '#tests/factories/connected.ts';
import { payoutJourney } from '#tests/support/payout-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { reconcileCheckouts, silenceMinutes } from './commands/reconcile-checkouts.server.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { person, confirmed, begun, complete, quiet, transferOf, sentOf } = payoutJourney(app, testDatabase);
const client = await person();
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

afterEach(() => app.sandbox.clearFaults());

/** A payment of $75 of which a refund is requested that no job makes. */
async function refundLeft(): Promise<string> {
  const { bookingId, sessionId } = await confirmed(client, await buildPayable(db, app.sandbox));
  const payments = db.selectFrom('payments').select(['stripe_payment_intent_id', 'amount']);
  const payment = await payments.where('stripe_session_id', '=', sessionId).executeTakeFirstOrThrow();
  await db
    .insertInto('refunds')
    .values({ ...payment, booking_id: bookingId, reason: 'test' })
    .execute();
  return bookingId;
}

it('reconciliation fails until each refund is made, also while one waits for its next try', async () => {
  const bookingIds = [await refundLeft(), await refundLeft()];
  const made = async () =>
    (await Promise.all(bookingIds.map((id) => app.sandbox.refundsOf(id)))).map(({ length }) => length);
  await app.sandbox.fail({ kind: 'status', status: 400, count: 1, method: 'POST', path: '/v1/refunds' });
  await expect(reconcileCheckouts(inMinutes(silenceMinutes + 1))).rejects.toThrow(UnfinishedSweep);
  expect(await made()).toEqual([0, 1]);
  await expect(reconcileCheckouts()).rejects.toThrow(UnfinishedSweep);
  expect(await made()).toEqual([0, 1]);
  await reconcileCheckouts(inMinutes(silenceMinutes + 1));
  expect(await made()).toEqual([1, 1]);
});

it('the sweep of transfers fails until each is taken back, also while one waits for its next try', async () => {
  const visit = await begun(client);
  await complete(visit);
  await quiet();
  const { id } = await transferOf(visit.bookingId);
  await db
    .insertInto('transfer_reversals')
    .values({ transfer_id: id, booking_id: visit.bookingId, reason: 'test', amount: '67.50', commission: '7.50' })
    .execute();
  await app.sandbox.fail({ kind: 'status', status: 400, count: 1, method: 'POST', path: '/v1/transfers/' });
  await expect(sweepTransfers(inMinutes(2))).rejects.toThrow(UnfinishedSweep);
  await expect(sweepTransfers()).rejects.toThrow(UnfinishedSweep);
  expect(await sentOf(visit.bookingId)).toEqual([[6_750, 0]]);
  await sweepTransfers(inMinutes(2));
  expect(await sentOf(visit.bookingId)).toEqual([[6_750, 6_750]]);
});
