import { expect, it } from 'vitest';
import { buildClient } from '#tests/factories/accounts.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { buildPayment, buildRefund } from '#tests/factories/payments.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { readClientMoney } from './queries/read-client-money.server.ts';
import { proves } from '#tests/support/proves.ts';

const { db } = await createTestDatabase();
const day = 86_400_000;

async function paidVisit(
  clientId: string,
  status: 'confirmed' | 'completed' | 'cancelled',
  inDays: number,
  refund?: { amount: string; status?: 'failed' | 'requested' },
) {
  const booking = await buildBooking(db, {
    client_id: clientId,
    status,
    start_time: new Date(Date.now() + inDays * day),
  });
  const payment = await buildPayment(db, booking);
  if (refund) await buildRefund(db, payment, refund.amount, refund.status);
  return booking;
}

it(
  'what a client paid counts the fee of a late cancellation, also when the booking was deleted since',
  proves('OPEN-38'),
  async () => {
    const { id } = await buildClient(db);
    expect(await readClientMoney(id)).toEqual({ paid: '0.00', refunded: '0.00', fees: '0.00' });
    await paidVisit(id, 'cancelled', 1, { amount: '37.50' });
    const deleted = await paidVisit(id, 'cancelled', 2, { amount: '50.00', status: 'requested' });
    await db.deleteFrom('bookings').where('id', '=', deleted.id).execute();
    expect(await readClientMoney(id)).toEqual({ paid: '62.50', refunded: '0.00', fees: '62.50' });
  },
);

it('what went back of a visit that stands is said beside what was paid, and a refund that failed is none', async () => {
  const { id } = await buildClient(db);
  await paidVisit(id, 'completed', -1, { amount: '20.00' });
  await paidVisit(id, 'confirmed', 3, { amount: '75.00', status: 'failed' });
  expect(await readClientMoney(id)).toEqual({ paid: '130.00', refunded: '20.00', fees: '0.00' });
});
