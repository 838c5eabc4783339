import { afterEach, describe, expect, it } from 'vitest';
import { bookingJourney, eventually } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { serviceJourney } from '#tests/support/service-journey.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { stripe } from '#app/platform/stripe/stripe.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const app = await startRunningApp(testDatabase);
const journey = bookingJourney(app, testDatabase);
const { call } = journey;
const { owner, price, offer, rowOf, pricesOf } = serviceJourney(journey, testDatabase);
afterEach(() => app.sandbox.clearFaults());

const isOnSale = async (priceId: string | null | undefined) => (await stripe().prices.retrieve(priceId ?? '')).active;

describe('update-stripe-price with the whole service', () => {
  const text = { name: 'Haircut and wash', description: 'Washed, cut, dried, styled.', duration: 75 };
  const seen = { name: 'Haircut', description: 'Washed, cut and dried.', price: '75.00', duration: '60' };
  const whole = { ...text, price: 80, base: seen };
  const described = { ...text, price: '80.00' };

  it('is one call, and Stripe gets the new name', proves('API-091', 'SVC-008', 'SVC-021'), async () => {
    const professional = await owner();
    const service = await offer(professional);
    const { status, body } = await price(professional, service, 'update', whole);
    expect(status).toBe(200);
    const row = await rowOf(service.id);
    expect(row).toMatchObject({ ...described, stripe_price_id: body.priceId });
    expect(await pricesOf(service.id)).toMatchObject([{ unit_amount: 8_000 }, { unit_amount: 7_500 }]);
    await eventually(async () => {
      expect([await isOnSale(service.stripe_price_id), await isOnSale(body.priceId)]).toEqual([false, true]);
      expect(await stripe().products.retrieve(row?.stripe_product_id ?? '')).toMatchObject({ name: text.name });
    });
  });

  it('is saved as a whole or not at all when Stripe refuses', proves('SVC-021', 'ERR-079'), async () => {
    const professional = await owner();
    const service = await offer(professional);
    const before = await rowOf(service.id);
    for (const status of [402, 503]) {
      await app.sandbox.fail({ kind: 'status', status, count: 100, method: 'POST', path: '/v1/prices' });
      const failed = await price(professional, service, 'update', whole);
      expect([failed.status >= 400, failed.body.details.type]).toEqual([true, 'stripe']);
      expect(await rowOf(service.id)).toEqual(before);
      await app.sandbox.clearFaults();
    }
    expect((await price(professional, service, 'update', whole)).status).toBe(200);
    expect(await rowOf(service.id)).toMatchObject(described);
  });

  it('over what another tab saved is refused before Stripe makes a price', async () => {
    const professional = await owner();
    const service = await offer(professional);
    await call('PATCH', `/services/${service.id}`, { as: professional, body: { duration: 45 } });
    const before = await rowOf(service.id);
    const { status, body } = await price(professional, service, 'update', whole);
    const saved = { ...seen, duration: '45' };
    expect([status, body.code, body.details['saved']]).toEqual([409, 'service_changed', saved]);
    expect([await rowOf(service.id), await pricesOf(service.id)]).toEqual([before, [expect.anything()]]);
    expect((await price(professional, service, 'update', { ...whole, base: saved })).status).toBe(200);
  });

  it('raced by another tab is saved by one of them', async () => {
    const professional = await owner();
    const service = await offer(professional);
    const answers = await Promise.all(
      [80, 90, 100].map((dollars) =>
        price(professional, service, 'update', { ...whole, name: `For ${dollars}`, price: dollars }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const row = await rowOf(service.id);
    expect(row?.name).toBe(`For ${Number(row?.price)}`);
    expect((await stripe().prices.retrieve(row?.stripe_price_id ?? '')).unit_amount).toBe(Number(row?.price) * 100);
  });

  it('repeated, or pressed eight times at once, is saved once and keeps its price', async () => {
    const professional = await owner();
    const service = await offer(professional);
    const press = () => price(professional, service, 'update', whole);
    const answers = [...(await Promise.all(Array.from({ length: 8 }, press))), await press()];
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.priceId}`)).size).toBe(1);
    expect([answers[0]?.status, await pricesOf(service.id)]).toEqual([200, [expect.anything(), expect.anything()]]);
    expect(await isOnSale(answers[0]?.body.priceId)).toBe(true);
  });

  it('without a change of price makes none', proves('SVC-023'), async () => {
    const professional = await owner();
    const service = await offer(professional);
    const { body } = await price(professional, service, 'update', { ...whole, price: 75 });
    expect(body.priceId).toBe(service.stripe_price_id);
    expect(await rowOf(service.id)).toMatchObject({ ...text, price: '75.00', stripe_price_id: body.priceId });
  });

  it('needs a description', proves('SVC-012'), async () => {
    const professional = await owner();
    const service = await offer(professional);
    const { status, body } = await price(professional, service, 'update', { ...whole, description: ' ' });
    expect([status, body.details.fields]).toEqual([422, { description: 'Description is required' }]);
  });

  it('without a duration leaves the text as it is', proves('API-091'), async () => {
    const professional = await owner();
    const service = await offer(professional);
    await price(professional, service, 'update', { name: 'Another', price: 80 });
    expect(await rowOf(service.id)).toMatchObject({ ...seen, price: '80.00', duration: 60 });
  });
});
