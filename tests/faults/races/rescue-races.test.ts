import { expect, it } from 'vitest';
import { bookingJourney, type Person } from '#tests/support/booking-journey.ts';
import { expectBalance } from '#tests/support/money/ledger-invariants.ts';
import { rescueJourney } from '#tests/support/rescue/rescue-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { isThorough } from '#tests/support/vitest/rounds.ts';

const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const journey = bookingJourney(app, testDatabase);
const { helper, cancelledVisit, hold, take, read } = rescueJourney(journey, testDatabase);
/** More than the server has connections to the database, so that some wait for one. */
const clients = isThorough ? 50 : 25;

it(`of ${clients} clients whose professionals cancelled, one gets the only one who is free`, async () => {
  const left: { client: Person; bookingId: string }[] = [];
  for (let client = 0; client < clients; client += 1) left.push(await cancelledVisit());
  // Those who cancelled are free again: they are no helpers here.
  await pool.query('update professionals set is_approved = false');
  const only = await helper();
  await pool.query('truncate rate_limits');
  const answers = await Promise.all(left.map(({ client, bookingId }) => hold(client, bookingId, only)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(clients - 1);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['slot_taken']));
  const winner = left[answers.findIndex(({ status }) => status === 200)];
  if (!winner) throw new Error('One got it');
  const taken = await Promise.all([take(winner.client, winner.bookingId), take(winner.client, winner.bookingId)]);
  await app.sandbox.pay(await journey.sessionOf(taken.find(({ status }) => status === 200)?.body.bookingId ?? ''));
  await journey.quiet();
  expect((await read(winner.client, winner.bookingId)).body.state).toBe('taken');
  const { rows } = await pool.query(
    `select count(*)::int as live from bookings where professional_id = $1 and status = 'confirmed'`,
    [only.professional.id],
  );
  expect(rows).toEqual([{ live: 1 }]);
  await expectBalance();
});
