import { expect, it } from 'vitest';
import { completeFinished } from '#app/features/booking-outcomes/complete/commands/complete-finished.server.ts';
import { reconcileCheckouts } from '#app/features/holds/payment/commands/reconcile-checkouts.server.ts';
import { sweepTransfers } from '#app/features/payments/transfers/commands/sweep-transfers.server.ts';
import { moveVisit, setVisitTime } from '#tests/factories/bookings.ts';
import { buildPayable } from '#tests/factories/connected.ts';
import { asScheduled } from '#tests/support/money/as-scheduled.ts';
import { slotAt, type Person } from '#tests/support/booking-journey.ts';
import { expectBalance } from '#tests/support/money/ledger-invariants.ts';
import { payoutJourney } from '#tests/support/payout-journey.ts';
import { expectStripeAgrees } from '#tests/support/money/payout-invariants.ts';
import { isThorough, sayFixed } from '#tests/support/vitest/rounds.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, request, pending, confirmed, statusOf, quiet } = payoutJourney(app, testDatabase);

const minute = 60_000;
const outageMinutes = 10;
/**
 * Minutes from one look of the schedule to the next; each look at a Stripe that is down takes the library's patience.
 */
const step = isThorough ? 1 : 5;
/**
 * How an outage shows: connections that break, before or after the work was done, and errors that say nothing of it.
 */
const symptoms = [
  { kind: 'reset_after' },
  { kind: 'reset' },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 500, stored: true },
] as const;
const forGood = 1_000_000;
sayFixed('ten minutes pass once for each way in which Stripe fails');

it(
  'Stripe down for ten minutes: nothing acknowledged is lost, nothing is refunded or sent twice, every cent is accounted for',
  { ...proves('OPEN-02'), timeout: 600_000 },
  async () => {
    for (const symptom of isThorough ? symptoms : symptoms.slice(0, 1)) {
      const world = await openVisits();
      await app.sandbox.webhooks({ mode: 'dropped' });
      await app.sandbox.fail({ ...symptom, count: forGood });
      await peopleGoOn(world);
      for (let passed = step; passed <= outageMinutes; passed += step) await timePasses(passed);
      await app.sandbox.clearFaults();
      await app.sandbox.webhooks({ mode: 'on' });
      for (let passed = outageMinutes + step; passed <= outageMinutes + 30; passed += step) await timePasses(passed);
      await quiet();
      expect(await statusOf(world.cancelled.bookingId)).toBe('cancelled');
      expect(await statusOf(world.done.bookingId)).toBe('completed');
      expect(await statusOf(world.over.bookingId)).toBe('completed');
      expect(await statusOf(world.paid.bookingId)).toBe('confirmed');
      expect(await statusOf(world.late.bookingId)).toBe('cancelled');
      await expectBalance();
      await expectStripeAgrees(db, await app.sandbox.state());
    }
  },
);

type Visit = { bookingId: string; sessionId: string };
interface World {
  client: Person;
  owner: Person;
  offer: Awaited<ReturnType<typeof buildPayable>>;
  /** Cancelled early, cancelled late, completed, left to the clock, and paid for: all while Stripe is down. */
  cancelled: Visit;
  late: Visit;
  done: Visit;
  over: Visit;
  paid: Visit;
}

/** One visit in each state in which Stripe is needed next. */
async function openVisits(): Promise<World> {
  const offer = await buildPayable(db, app.sandbox);
  const [client, owner] = [await person(), await person()];
  await db.updateTable('professionals').set({ profile_id: owner.id }).where('id', '=', offer.professional.id).execute();
  const on = (day: number) => ({ bookingDate: slotAt(day, '09:00') });
  const [cancelled, late, done, over] = [
    await confirmed(client, offer, on(5)),
    await confirmed(client, offer, on(6)),
    await confirmed(client, offer, on(7)),
    await confirmed(client, offer, on(8)),
  ];
  const paid = await pending(client, offer, on(9));
  await moveVisit(db, late.bookingId, 5 * 60);
  await moveVisit(db, done.bookingId, -90);
  const yesterday = Date.now() - 26 * 60 * minute;
  await setVisitTime(db, over.bookingId, { start: new Date(yesterday), end: new Date(yesterday + 60 * minute) });
  return { client, owner, offer, cancelled, late, done, over, paid };
}

/** What needs no answer of Stripe's succeeds; what does is refused with words, and leaves nothing behind. */
async function peopleGoOn({ client, owner, offer, cancelled, late, done, paid }: World): Promise<void> {
  for (const [{ bookingId }, refund] of [
    [cancelled, '75.00'],
    [late, '37.50'],
  ] as const) {
    const answer = await call('POST', `/bookings/${bookingId}/cancel-and-refund`, {
      as: client,
      body: { expectedRefund: refund },
    });
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  }
  expect((await call('POST', `/bookings/${done.bookingId}/complete`, { as: owner })).status).toBe(200);
  // Somebody else: another choice of the same client takes the place of the hold that is paid below.
  expect((await request(await person(), offer, { bookingDate: slotAt(20, '09:00') })).status).toBeGreaterThanOrEqual(
    500,
  );
  // Stripe's own pages may well work while its API does not.
  await app.sandbox.pay(paid.sessionId);
  const back = await call('POST', '/functions/handle-successful-payment', {
    as: client,
    body: { bookingId: paid.bookingId, sessionId: paid.sessionId },
  });
  expect(back.status).toBeGreaterThanOrEqual(500);
  expect(await statusOf(paid.bookingId)).toBe('pending');
}

/** So many minutes after the beginning: what the schedule does, and the waits between the attempts of jobs. */
async function timePasses(passed: number): Promise<void> {
  const now = new Date(Date.now() + passed * minute);
  await pool.query(
    `update pgboss.job set start_after = start_after - interval '${step} minutes' where state = 'retry'`,
  );
  await Promise.all([completeFinished(now), asScheduled(reconcileCheckouts(now)), asScheduled(sweepTransfers(now))]);
}
