import { expect, it } from 'vitest';
import { replaceServices } from '../commands/replace-services.server.ts';
import { cents } from '#app/lib/money.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { stripe } from '#app/platform/stripe/stripe.server.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { bookingJourney, eventually } from '#tests/support/booking-journey.ts';
import { proves } from '#tests/support/proves.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { serviceJourney } from '#tests/support/service-journey.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { owner, offer, rowOf } = serviceJourney(bookingJourney(app, testDatabase), testDatabase);

const replace = (professionalId: string) =>
  inTransaction((trx) =>
    replaceServices(trx, professionalId, [{ name: 'Braids', price: cents(18_000), category_id: null }]),
  );
const servicesOf = (professionalId: string) =>
  db.selectFrom('services').selectAll().where('professional_id', '=', professionalId).execute();

it('an application sent again after Stripe was connected leaves services with prices', proves('OPEN-42'), async () => {
  const professional = await owner();
  const { professionalId } = professional;
  const before = await rowOf((await offer(professional)).id);
  await replace(professionalId);
  await eventually(async () => {
    const [service, ...more] = await servicesOf(professionalId);
    expect([service?.name, more]).toEqual(['Braids', []]);
    expect(await stripe().prices.retrieve(service?.stripe_price_id ?? '')).toMatchObject({
      unit_amount: 18_000,
      active: true,
    });
    expect([
      (await stripe().prices.retrieve(before?.stripe_price_id ?? '')).active,
      (await stripe().products.retrieve(before?.stripe_product_id ?? '')).active,
    ]).toEqual([false, false]);
  });
});

it('without an account at Stripe none is made', proves('OPEN-42'), async () => {
  const { id } = await buildProfessional(db);
  await replace(id);
  const { rows } = await testDatabase.pool.query(
    `select from pgboss.job where name = 'payments.missing-prices' and data->>'professionalId' = $1`,
    [id],
  );
  expect([rows, (await servicesOf(id)).map(({ stripe_price_id }) => stripe_price_id)]).toEqual([[], [null]]);
});
