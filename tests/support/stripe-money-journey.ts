import { expect } from 'vitest';
import type { TimelineEntry } from '#app/features/booking-outcomes/timeline/timeline.ts';
import type { NotableRefund } from '#app/features/payments/refunds/queries/list-notable-refunds.server.ts';
import type { Person } from './booking-journey.ts';
import { payoutJourney } from './payout-journey.ts';
import type { RunningApp } from './running-app.ts';
import type { TestDatabase } from './test-database.ts';

/** Follows a visit's money at Stripe, and what an admin sees of it. */
export function stripeMoneyJourney(app: RunningApp, testDatabase: Pick<TestDatabase, 'db' | 'pool'>, admin: Person) {
  const { db, pool } = testDatabase;
  const journey = payoutJourney(app, testDatabase);
  const { call, quiet } = journey;
  const chargeOf = async (bookingId: string) => (await app.sandbox.chargesOf(bookingId))[0]?.id ?? '';
  const stripeRefundsOf = async (bookingId: string) => {
    const charge = await chargeOf(bookingId);
    return (await app.sandbox.state()).objects.refund.filter((refund) => refund.charge === charge);
  };
  const refundsOf = (bookingId: string) =>
    db.selectFrom('refunds').selectAll().where('booking_id', '=', bookingId).orderBy('id').execute();
  const notable = async (bookingId: string) =>
    (await call<{ items: NotableRefund[] }>('GET', '/admin/refunds', { as: admin })).body.items.filter(
      (one) => one.booking_id === bookingId,
    );
  const timeline = async (bookingId: string) =>
    (await call<{ items: TimelineEntry[] }>('GET', `/bookings/${bookingId}/timeline`, { as: admin })).body.items.map(
      ({ what, detail }) => `${what} ${detail ?? ''}`.trim(),
    );
  const refundInDashboard = async (bookingId: string, amount?: number) => {
    const refund = await app.sandbox.refundInDashboard(await chargeOf(bookingId), amount);
    await quiet();
    return refund;
  };
  const cancelByAdmin = async (bookingId: string) =>
    expect(
      (await call('POST', `/bookings/${bookingId}/cancel-and-refund`, { as: admin, body: { reason: 'A reason' } }))
        .status,
    ).toBe(200);
  /** Redelivers Stripe's refund and reversal events, twice each and newest first. */
  const retell = async () => {
    const { objects } = await app.sandbox.state();
    const told = objects.event.filter(({ type }) => /^(refund|charge\.refunded|transfer\.reversed)/.test(type));
    await pool.query(`delete from stripe_events where type ~ '^(refund|charge.refunded|transfer.reversed)'`);
    for (const { id } of told.toReversed()) await app.sandbox.redeliver(id, 2);
    await quiet();
  };
  return {
    ...journey,
    chargeOf,
    stripeRefundsOf,
    refundsOf,
    notable,
    timeline,
    refundInDashboard,
    cancelByAdmin,
    retell,
  };
}
