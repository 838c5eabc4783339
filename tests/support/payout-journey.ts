import { expect } from 'vitest';
import { sweepTransfers } from '#app/features/payments/transfers/commands/sweep-transfers.server.ts';
import type { Bookable } from '#tests/factories/bookable.ts';
import { moveVisit } from '#tests/factories/bookings.ts';
import { buildPayable } from '#tests/factories/connected.ts';
import { bookingJourney, eventually, personOf, slotAt, type Person } from './booking-journey.ts';
import type { RunningApp } from './running-app.ts';
import type { TestDatabase } from './test-database.ts';

/** Completes visits and follows their money. */
export function payoutJourney(app: RunningApp, testDatabase: Pick<TestDatabase, 'db' | 'pool'>) {
  const { db } = testDatabase;
  const journey = bookingJourney(app, testDatabase);
  const ownerOf = async ({ professional }: Bookable): Promise<Person> =>
    personOf(
      db,
      await db.selectFrom('profiles').selectAll().where('id', '=', professional.profile_id).executeTakeFirstOrThrow(),
    );
  const transferOf = (bookingId: string) =>
    db.selectFrom('transfers').selectAll().where('booking_id', '=', bookingId).executeTakeFirstOrThrow();
  /** Creates a $75 visit that has begun, of a payable professional by default. */
  const begun = async (client: Person, bookable?: Bookable) => {
    const offer = bookable ?? (await buildPayable(db, app.sandbox));
    const { bookingId } = await journey.confirmed(client, offer, { bookingDate: slotAt(10, '09:00') });
    await moveVisit(db, bookingId, -90);
    return { bookingId, offer, owner: await ownerOf(offer) };
  };
  const complete = async ({ bookingId, owner }: { bookingId: string; owner: Person }) =>
    expect((await journey.call('POST', `/bookings/${bookingId}/complete`, { as: owner })).status).toBe(200);
  /** Returns the cents sent and reversed, for each transfer at Stripe. */
  const sentOf = async (bookingId: string) =>
    (await app.sandbox.transfersOf(bookingId)).map(({ amount, amount_reversed }) => [amount, amount_reversed]);
  /** Sweeps transfers as time passes, ten minutes at a time, until sent. */
  const sentInTheEnd = (bookingId: string) => {
    let minutes = 0;
    return eventually(async () => {
      await sweepTransfers(new Date(Date.now() + (minutes += 10) * 60_000));
      expect((await transferOf(bookingId)).status).toBe('sent');
    });
  };
  return { ...journey, transferOf, begun, complete, sentOf, sentInTheEnd };
}

/** The ledger of a $75 visit after its transfer. */
export const paidOut = { client: '-75.00', professional: '67.50', commission: '7.50', held: '0.00' };
