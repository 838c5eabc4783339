import { expect, it } from 'vitest';
import { buildBooking, buildPaidBooking } from '#tests/factories/bookings.ts';
import { buildPayment, buildRefund } from '#tests/factories/payments.ts';
import { buildClient } from '#tests/factories/accounts.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { listNotableRefunds } from '#app/features/payments/refunds/queries/list-notable-refunds.server.ts';
import { readMoney, readNotableRefunds } from './queries/read-money.server.ts';

const { db } = await createTestDatabase();

const buildDispute = (
  id: string,
  booking_id: string,
  { status, due, isClosed = false }: { status: string; due: string | null; isClosed?: boolean },
) =>
  db
    .insertInto('disputes')
    .values({
      id,
      booking_id,
      stripe_charge_id: 'ch_1',
      amount: '75.00',
      reason: 'fraudulent',
      status,
      evidence_due_at: due === null ? null : new Date(due),
      opened_at: new Date('2026-11-20T12:00:00Z'),
      closed_at: isClosed ? new Date('2026-11-27T12:00:00Z') : null,
      checked_at: new Date(),
    })
    .execute();

it('the disputes to be answered come first, the next deadline at the top', async () => {
  const { id } = await buildPaidBooking(db);
  await buildDispute('du_won', id, { status: 'won', due: '2026-11-22T12:00:00Z', isClosed: true });
  await buildDispute('du_answered', id, { status: 'under_review', due: '2026-11-23T12:00:00Z' });
  await buildDispute('du_later', id, { status: 'needs_response', due: '2026-12-09T12:00:00Z' });
  await buildDispute('du_sooner', id, { status: 'warning_needs_response', due: '2026-12-02T04:59:59Z' });
  await buildDispute('du_unanswerable', id, { status: 'needs_response', due: null });
  const { disputes } = await readMoney();
  expect(disputes.map((dispute) => dispute.id)).toEqual([
    'du_sooner',
    'du_later',
    'du_unanswerable',
    'du_answered',
    'du_won',
  ]);
});

it('a refund that Stripe has not answered for half an hour is late, unless it waits for a dispute', async () => {
  const booking = await buildBooking(db, { status: 'cancelled' });
  await buildRefund(db, await buildPayment(db, booking), '75.00', 'requested');
  const listed = async (minutes: number) => {
    const refunds = await listNotableRefunds(new Date(Date.now() + minutes * 60_000));
    return refunds.filter(({ booking_id }) => booking_id === booking.id).map(({ state }) => state);
  };
  expect(await listed(29)).toEqual([]);
  expect(await listed(31)).toEqual(['late']);
  await buildDispute('du_inquiry', booking.id, { status: 'warning_needs_response', due: null });
  expect(await listed(31)).toEqual(['late']);
  await buildDispute('du_blocking', booking.id, { status: 'needs_response', due: null });
  expect(await listed(31)).toEqual([]);
});

it('money of a deleted booking keeps what the payment knows of it', async () => {
  const client = await buildClient(db, { first_name: 'Mia', last_name: 'Lane' });
  const booking = await buildBooking(db, { status: 'cancelled', client_id: client.id });
  await buildRefund(db, await buildPayment(db, booking), '75.00', 'requested');
  await buildDispute('du_after', booking.id, { status: 'warning_needs_response', due: null });
  await db.deleteFrom('bookings').where('id', '=', booking.id).execute();
  const visit = {
    service_name: 'Haircut',
    client_name: 'Mia Lane',
    professional_name: expect.stringMatching(/./),
    is_booking_deleted: true,
  };
  const { disputes } = await readMoney();
  expect(disputes.find(({ booking_id }) => booking_id === booking.id)).toMatchObject({ visit });
  const refunds = await readNotableRefunds(new Date(Date.now() + 3_600_000));
  expect(refunds.find(({ booking_id }) => booking_id === booking.id)).toMatchObject({ visit });
});
