import { expect, it } from 'vitest';
import { readPaymentPage } from '#app/features/booking-button/guest/queries/read-payment-page.server.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { byHandJourney } from '#tests/support/guests/by-hand-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { enter, linkOf, askToPay } = byHandJourney(app, testDatabase);

async function linked() {
  const bookable = await buildBookable(db);
  const { visit, owner } = await enter(bookable);
  return { bookable, visit, owner, token: await linkOf(visit.id, owner) };
}

it('nobody can pay now while the professional cannot be booked or take cards, and the link says so', async () => {
  const { bookable, token } = await linked();
  const change = (changes: { verified?: boolean; stripe_account_id?: string | null }) =>
    db.updateTable('professionals').set(changes).where('id', '=', bookable.professional.id).execute();
  const { stripe_account_id } = bookable.professional;
  for (const [lost, found] of [
    [{ verified: false }, { verified: true }],
    [{ stripe_account_id: null }, { stripe_account_id }],
  ] as const) {
    await change(lost);
    expect(await readPaymentPage(token)).toBe('not-payable');
    await expect(askToPay(token)).rejects.toMatchObject({ code: 'payment_link_dead' });
    await change(found);
    expect(await readPaymentPage(token)).toMatchObject({ client: 'Robin Miller' });
  }
});
