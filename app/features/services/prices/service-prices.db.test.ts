import { afterEach, describe, expect, it } from 'vitest';
import { bookingJourney, eventually } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { serviceJourney } from '#tests/support/service-journey.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createMissingPrices } from './commands/create-missing-prices.server.ts';
import { followService } from './commands/follow-service.server.ts';
import { stripe } from '#app/platform/stripe/stripe.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const journey = bookingJourney(app, testDatabase);
const { call, person } = journey;
const { owner, add, price, offer, rowOf, pricesOf } = serviceJourney(journey, testDatabase);
afterEach(() => app.sandbox.clearFaults());

const remove = (as: Awaited<ReturnType<typeof owner>>, serviceId: string) =>
  call<{ success: boolean; removedFromStripe: boolean }>('POST', '/functions/delete-stripe-service', {
    as,
    body: { serviceId, professionalId: as.professionalId },
  });
const isOnSale = async (priceId: string | null | undefined) => (await stripe().prices.retrieve(priceId ?? '')).active;

describe('create-stripe-price', () => {
  it(
    'makes a product and a price, and stores its id',
    proves('API-084 to API-089', 'SVC-022', 'DATA-035'),
    async () => {
      const professional = await owner();
      const service = await add(professional, { price: '19.99' });
      const { status, body } = await price(professional, service, 'create');
      expect([status, body]).toEqual([200, { priceId: expect.stringMatching(/^price_/) }]);
      const row = await rowOf(service.id);
      expect(row).toMatchObject({ stripe_price_id: body.priceId, price: '19.99' });
      expect(await stripe().prices.retrieve(body.priceId)).toMatchObject({
        unit_amount: 1_999,
        currency: 'usd',
        active: true,
        product: row?.stripe_product_id,
      });
      await eventually(async () =>
        expect(await stripe().products.retrieve(row?.stripe_product_id ?? '')).toMatchObject({
          name: 'Haircut',
          description: service.description,
        }),
      );
    },
  );

  it('pressed eight times at once makes one', async () => {
    const professional = await owner();
    const service = await add(professional);
    const answers = await Promise.all(Array.from({ length: 8 }, () => price(professional, service, 'create')));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.priceId}`)).size).toBe(1);
    expect(await pricesOf(service.id)).toHaveLength(1);
  });

  it.each([
    ['price', 0, 'Price is required'],
    ['price', '', 'Price is required'],
    ['name', '', 'Name is required'],
    ['serviceId', 'x', 'Service not found'],
    ['professionalId', null, 'Professional ID not found'],
  ])('refuses %s = %j in field error', proves('API-090'), async (field, value, text) => {
    const professional = await owner();
    const { status, body } = await price(professional, await add(professional), 'create', { [field]: value });
    expect([status, body.error]).toEqual([422, text]);
  });
});

describe('update-stripe-price', () => {
  it(
    'a changed price makes a new one, stored with its amount; the old one goes off sale',
    proves('API-091', 'API-092', 'SVC-021', 'SVC-022'),
    async () => {
      const professional = await owner();
      const service = await offer(professional);
      const { status, body } = await price(professional, service, 'update', { price: '80.00' });
      expect([status, body.priceId === service.stripe_price_id]).toEqual([200, false]);
      expect(await rowOf(service.id)).toMatchObject({ price: '80.00', stripe_price_id: body.priceId });
      expect(await pricesOf(service.id)).toMatchObject([{ unit_amount: 8_000 }, { unit_amount: 7_500 }]);
      await eventually(async () =>
        expect([await isOnSale(service.stripe_price_id), await isOnSale(body.priceId)]).toEqual([false, true]),
      );
      const products = (await pricesOf(service.id)).map(({ product }) => product);
      expect(new Set(products).size).toBe(1);
    },
  );

  it('an unchanged price makes none', proves('SVC-023'), async () => {
    const professional = await owner();
    const service = await offer(professional);
    expect((await price(professional, service, 'update', { price: 75 })).body.priceId).toBe(service.stripe_price_id);
    await call('PATCH', `/services/${service.id}`, {
      as: professional,
      body: { name: 'Trim', price: '75', duration: 45 },
    });
    expect((await rowOf(service.id))?.stripe_price_id).toBe(service.stripe_price_id);
    expect(await pricesOf(service.id)).toHaveLength(1);
    await eventually(async () =>
      expect(await stripe().products.retrieve((await rowOf(service.id))?.stripe_product_id ?? '')).toMatchObject({
        name: 'Trim',
      }),
    );
  });

  it('a price that comes back is a new one, on sale', async () => {
    const professional = await owner();
    const service = await offer(professional);
    await price(professional, service, 'update', { price: 80 });
    await eventually(async () => expect(await isOnSale(service.stripe_price_id)).toBe(false));
    const { body } = await price(professional, service, 'update', { price: 75 });
    expect(body.priceId).not.toBe(service.stripe_price_id);
    expect(await isOnSale(body.priceId)).toBe(true);
  });

  it('raced with two amounts ends with one of them, and its price', async () => {
    const professional = await owner();
    const service = await offer(professional);
    await Promise.all([80, 90, 80, 90].map((dollars) => price(professional, service, 'update', { price: dollars })));
    const row = await rowOf(service.id);
    expect((await stripe().prices.retrieve(row?.stripe_price_id ?? '')).unit_amount).toBe(Number(row?.price) * 100);
  });

  it('a PATCH with another amount lets the wrong price go, and a job makes the right one', async () => {
    const professional = await owner();
    const service = await offer(professional);
    await call('PATCH', `/services/${service.id}`, { as: professional, body: { price: 99 } });
    expect(await rowOf(service.id)).toMatchObject({ price: '99.00', stripe_price_id: null });
    await createMissingPrices({ professionalId: professional.professionalId });
    const { stripe_price_id } = (await rowOf(service.id)) ?? {};
    expect(await stripe().prices.retrieve(stripe_price_id ?? '')).toMatchObject({ unit_amount: 9_900, active: true });
    expect((await price(professional, { ...service, price: '99.00' }, 'update')).body.priceId).toBe(stripe_price_id);
  });
});

describe('delete-stripe-service', () => {
  it('deletes it here and takes it off sale at Stripe', proves('API-093', 'API-094'), async () => {
    const professional = await owner();
    const service = await offer(professional);
    const row = await rowOf(service.id);
    const { status, body } = await remove(professional, service.id);
    expect([status, body]).toEqual([200, { success: true, removedFromStripe: true }]);
    expect(await rowOf(service.id)).toBeUndefined();
    expect([
      await isOnSale(service.stripe_price_id),
      (await stripe().products.retrieve(row?.stripe_product_id ?? '')).active,
    ]).toEqual([false, false]);
    expect((await remove(professional, service.id)).status).toBe(404);
  });

  it('deletes what Stripe has never heard of', proves('API-093'), async () => {
    const professional = await owner();
    const service = await add(professional);
    await db
      .updateTable('services')
      .set({ stripe_price_id: 'price_none', stripe_product_id: 'prod_none' })
      .where('id', '=', service.id)
      .execute();
    expect((await remove(professional, service.id)).body).toEqual({ success: true, removedFromStripe: true });
  });

  it('an open checkout can still be paid; who holds the time and comes back is told what happened', async () => {
    const [professional, client] = [await owner(), await person()];
    const service = await offer(professional);
    const record = await db
      .selectFrom('professionals')
      .selectAll()
      .where('id', '=', professional.professionalId)
      .executeTakeFirstOrThrow();
    const bookable = { professional: record, service: (await rowOf(service.id)) ?? expect.fail() };
    const { bookingId, sessionId } = await journey.pending(client, bookable);
    await remove(professional, service.id);
    expect((await journey.request(client, bookable)).body.error).toBe('Invalid service ID');
    await app.sandbox.pay(sessionId);
    await eventually(async () => expect(await journey.statusOf(bookingId)).toBe('confirmed'));
  });

  it('taken off sale between the hold and its checkout, a booking is refused in plain words', async () => {
    const [professional, client] = [await owner(), await person()];
    const service = await offer(professional);
    await stripe().prices.update(service.stripe_price_id, { active: false });
    const record = await db
      .selectFrom('professionals')
      .selectAll()
      .where('id', '=', professional.professionalId)
      .executeTakeFirstOrThrow();
    const answer = await journey.request(client, {
      professional: record,
      service: (await rowOf(service.id)) ?? expect.fail(),
    });
    expect([answer.status, answer.body.code]).toEqual([409, 'price_withdrawn']);
    expect(
      await db
        .selectFrom('bookings')
        .select('status')
        .where('client_id', '=', client.id)
        .where('status', '=', 'pending')
        .execute(),
    ).toEqual([]);
  });
});

describe('when Stripe fails', () => {
  it.each(['create', 'update'] as const)(
    '%s changes nothing, says so, and can be tried again',
    proves('API-090', 'ERR-078', 'ERR-079'),
    async (step) => {
      const professional = await owner();
      const service = step === 'create' ? await add(professional) : await offer(professional);
      const before = await rowOf(service.id);
      await app.sandbox.fail({ kind: 'status', status: 503, count: 100, method: 'POST', path: '/v1/prices' });
      const failed = await price(professional, service, step, { price: 81 });
      expect([failed.status, failed.body.details.type, failed.body.error]).toEqual([
        503,
        'stripe',
        expect.stringMatching(/can’t reach/),
      ]);
      expect(await rowOf(service.id)).toEqual(before);
      await app.sandbox.clearFaults();
      expect((await price(professional, service, step, { price: 81 })).status).toBe(200);
      expect(await rowOf(service.id)).toMatchObject({
        price: '81.00',
        stripe_price_id: expect.stringMatching(/^price_/),
      });
    },
  );

  it('an answer that was lost costs no second price', async () => {
    const professional = await owner();
    const service = await add(professional);
    await app.sandbox.fail({ kind: 'reset_after', count: 100, method: 'POST', path: '/v1/prices' });
    expect((await price(professional, service, 'create')).status).toBe(503);
    await app.sandbox.clearFaults();
    expect((await price(professional, service, 'create')).status).toBe(200);
    expect(await pricesOf(service.id)).toHaveLength(1);
  });

  it('a stored failure is overcome', async () => {
    const professional = await owner();
    const service = await add(professional);
    await app.sandbox.fail({ kind: 'status', status: 500, stored: true, count: 3, method: 'POST', path: '/v1/prices' });
    expect((await price(professional, service, 'create')).status).toBe(200);
  });

  it('a deletion is one all the same, and Stripe hears of it later', proves('ERR-077'), async () => {
    const professional = await owner();
    const service = await offer(professional);
    await app.sandbox.fail({
      kind: 'status',
      status: 503,
      count: 100,
      method: 'POST',
      path: `/v1/prices/${service.stripe_price_id}`,
    });
    const { status, body } = await remove(professional, service.id);
    expect([status, body]).toEqual([200, { success: true, removedFromStripe: false }]);
    expect(await rowOf(service.id)).toBeUndefined();
    await app.sandbox.clearFaults();
    const { rows } = await testDatabase.pool.query(
      `select data from pgboss.job where name = 'services.event' and data->>'name' = 'removed' and data->>'serviceId' = $1`,
      [service.id],
    );
    await followService(rows[0].data);
    expect(await isOnSale(service.stripe_price_id)).toBe(false);
  });
});
