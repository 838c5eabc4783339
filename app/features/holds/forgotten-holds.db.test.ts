import { expect, it } from 'vitest';
import { endLapsedReplacements } from '#app/features/replacements/commands/end-lapsed-replacements.server.ts';
import { buildBookable, type Bookable } from '#tests/factories/bookable.ts';
import { bookingJourney, eventually, type Person } from '#tests/support/booking-journey.ts';
import { rescueJourney } from '#tests/support/rescue/rescue-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { reconcileCheckouts } from './payment/commands/reconcile-checkouts.server.ts';

const testDatabase = await createTestDatabase();
const { db, pool, openSession } = testDatabase;
const app = await startRunningApp(testDatabase);
const journey = bookingJourney(app, testDatabase);
const { call, person, requestOf, request, statusOf } = journey;
const { helper, cancelledVisit, hold } = rescueJourney(journey, testDatabase);

/** A hold without a checkout that nobody has come back to. */
async function forgotten(client: Person, bookable: Bookable): Promise<string> {
  const { body } = await call<{ id: string }>('POST', '/bookings', { as: client, body: requestOf(client, bookable) });
  await pool.query(`update bookings set created_at = now() - interval '40 minutes' where id = $1`, [body.id]);
  return body.id;
}

/** A replacement whose ten minutes are over. */
async function lapsed(): Promise<string> {
  const { client, bookingId } = await cancelledVisit();
  const { body } = await hold(client, bookingId, await helper());
  await pool.query(`update rescues set held_until = now() - interval '1 second' where booking_id = $1`, [bookingId]);
  return body.booking_id;
}

/** Lets somebody else change a booking after `begin` has read it, and before it can lock it. */
async function inBetween<Result>(bookingId: string, begin: () => Promise<Result>, change: string): Promise<Result> {
  const other = await openSession();
  await other.query('begin');
  await other.query('select 1 from bookings where id = $1 for update', [bookingId]);
  const begun = begin();
  await eventually(async () => {
    const { rowCount } = await pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rowCount).toBe(1);
  });
  await other.query(change, [bookingId]);
  await other.query('commit');
  return begun;
}

const beginCheckout = `insert into checkouts (booking_id, amount) values ($1, 75)`;

it('a forgotten hold whose checkout begins as it is released stays', async () => {
  const bookingId = await forgotten(await person(), await buildBookable(db));
  await inBetween(bookingId, () => reconcileCheckouts(), beginCheckout);
  expect(await statusOf(bookingId)).toBe('pending');
});

it('a forgotten hold that nobody comes back to is released', async () => {
  const bookingId = await forgotten(await person(), await buildBookable(db));
  await reconcileCheckouts();
  expect(await statusOf(bookingId)).toBe('cancelled');
});

it('a lapsed replacement whose checkout begins as it is released stays', async () => {
  const bookingId = await lapsed();
  await inBetween(bookingId, () => endLapsedReplacements(), beginCheckout);
  expect(await statusOf(bookingId)).toBe('pending');
});

it('a hold that is paid for as it is released stays', async () => {
  const bookingId = await lapsed();
  await inBetween(
    bookingId,
    () => endLapsedReplacements(),
    `update bookings set status = 'confirmed', payment_method = 'card' where id = $1`,
  );
  expect(await statusOf(bookingId)).toBe('confirmed');
});

it('a hold that is released as its client comes back to pay gets no checkout', async () => {
  const [client, bookable] = [await person(), await buildBookable(db)];
  const bookingId = await forgotten(client, bookable);
  const end = `update bookings set status = 'cancelled' where id = $1`;
  const answer = await inBetween(bookingId, () => request(client, bookable), end);
  expect([answer.status, answer.body.code]).toEqual([409, 'checkout_given_up']);
  expect(await app.sandbox.sessionsOf(bookingId)).toEqual([]);
});
