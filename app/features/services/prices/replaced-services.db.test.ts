import { expect, it } from 'vitest';
import { saveApplicationServices } from '../commands/save-application-services.server.ts';
import { serviceLimits } from '../service-limits.ts';
import { serviceErrors } from '../services.errors.ts';
import type { NewService } from '../services-store.server.ts';
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

const anyPrice = { stripe_price_id: expect.any(String), updated_at: expect.any(Date) };
const braids = { name: 'Braids', price: cents(18_000), category_id: null };
const replace = (professionalId: string, services: NewService[] = [braids]) =>
  inTransaction((trx) => saveApplicationServices(trx, professionalId, services));
const servicesOf = (professionalId: string) =>
  db.selectFrom('services').selectAll().where('professional_id', '=', professionalId).orderBy('id').execute();

it('an application sent again after Stripe was connected leaves services with prices', proves('OPEN-42'), async () => {
  const professional = await owner();
  const { professionalId } = professional;
  const before = await rowOf((await offer(professional)).id);
  const untouched = await rowOf((await offer(professional, { name: 'Color' })).id);
  const haircut = {
    name: 'haircut',
    price: cents(8_000),
    category_id: 'beauty-wellness',
    description: '',
    duration: 30,
  };
  await replace(professionalId, [haircut, braids]);
  await eventually(async () => {
    const [changed, color, added, ...more] = await servicesOf(professionalId);
    expect([changed, color, more]).toMatchObject([
      { ...before, ...haircut, price: '80.00', description: 'Washed, cut and dried.', duration: 60, ...anyPrice },
      { id: untouched?.id, stripe_price_id: untouched?.stripe_price_id },
      [],
    ]);
    expect(await stripe().prices.retrieve(changed?.stripe_price_id ?? '')).toMatchObject({
      unit_amount: 8_000,
      active: true,
      product: before?.stripe_product_id,
    });
    expect(await stripe().prices.retrieve(added?.stripe_price_id ?? '')).toMatchObject({
      unit_amount: 18_000,
      active: true,
    });
    expect((await stripe().prices.retrieve(before?.stripe_price_id ?? '')).active).toBe(false);
  });
});

it('an application adds no more services than a professional may have', async () => {
  const { id } = await buildProfessional(db);
  const many = Array.from({ length: serviceLimits.perProfessional }, (_, number) => ({ ...braids, name: `${number}` }));
  await replace(id, many);
  await expect(replace(id)).rejects.toMatchObject({ code: serviceErrors.service_limit.code });
  await replace(id, many.slice(0, 3));
  expect(await servicesOf(id)).toHaveLength(many.length);
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
