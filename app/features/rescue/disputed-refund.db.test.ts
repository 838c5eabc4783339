import { expect, it } from 'vitest';
import { bookingJourney } from '#tests/support/booking-journey.ts';
import { rescueJourney } from '#tests/support/rescue/rescue-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const journey = bookingJourney(await startRunningApp(testDatabase), testDatabase);
const { call, person, confirmed, quiet } = journey;
const { helper, ownerOf, read } = rescueJourney(journey, testDatabase);

it.each([
  ['needs_response', true, 'waits-for-bank'],
  ['warning_needs_response', false, null],
])('the offers come with a refund that, while a dispute is %s, waits: %s', async (status, waits, trouble) => {
  const [client, gone] = [await person(), await helper({ category: 'pet-services' })];
  const { bookingId } = await confirmed(client, gone);
  const [opened_at, checked_at] = [new Date(), new Date()];
  const dispute = { id: `dp_${bookingId}`, booking_id: bookingId, stripe_charge_id: 'ch_1', amount: '75.00' };
  await db
    .insertInto('disputes')
    .values({ ...dispute, reason: 'fraudulent', status, opened_at, checked_at })
    .execute();
  const leaving = await ownerOf(gone);
  const { body: due } = await call<{ bookings: { waits_for_bank: boolean }[] }>('GET', '/account/closure', {
    as: leaving,
  });
  expect(due.bookings.map(({ waits_for_bank }) => waits_for_bank)).toEqual([waits]);
  await call('POST', `/bookings/${bookingId}/cancel-and-refund`, { as: leaving, body: {} });
  await quiet();
  expect((await read(client, bookingId)).body).toMatchObject({ refund_amount: '75.00', waits_for_bank: waits });
  const { body } = await call<{ items: { refund_trouble: string | null }[] }>('GET', '/bookings', { as: client });
  expect(body.items.map(({ refund_trouble }) => refund_trouble)).toEqual([trouble]);
});
