import { afterAll, beforeAll, expect, test } from 'vitest';
import Stripe from 'stripe';
import { SandboxFixture } from '#sandbox/sandbox-fixture.ts';
import { STRIPE_API_VERSION } from '../stripe-objects.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await SandboxFixture.start();
});
afterAll(() => fixture.stop());

test('speaks the version that the installed SDK pins', () => {
  expect(STRIPE_API_VERSION).toBe(Stripe.API_VERSION);
});

test('creates, changes, reads and lists products', async () => {
  const { stripe } = fixture;
  const created = await stripe.products.create({ name: 'Dog walk', metadata: { service: 's1', kind: 'walk' } });
  const updated = await stripe.products.update(created.id, {
    name: 'Long dog walk',
    active: false,
    metadata: { kind: '', length: '60' },
  });
  expect(updated).toMatchObject({ name: 'Long dog walk', active: false, metadata: { service: 's1', length: '60' } });
  expect(updated.metadata).not.toHaveProperty('kind');
  expect(await stripe.products.retrieve(created.id)).toMatchObject({ id: created.id, name: 'Long dog walk' });
  const inactive = await stripe.products.list({ active: false });
  expect(inactive.data.map(({ id }) => id)).toContain(created.id);
});

test('pages through a list in both directions', async () => {
  const { stripe } = fixture;
  const product = await stripe.products.create({ name: 'Paged' });
  const prices: string[] = [];
  for (let cents = 1; cents <= 5; cents += 1) {
    prices.push((await stripe.prices.create({ currency: 'usd', unit_amount: cents * 100, product: product.id })).id);
  }
  const newestFirst = prices.toReversed();
  const first = await stripe.prices.list({ product: product.id, limit: 2 });
  expect(first.data.map(({ id }) => id)).toEqual(newestFirst.slice(0, 2));
  expect(first.has_more).toBe(true);
  const second = await stripe.prices.list({ product: product.id, limit: 3, starting_after: first.data[1]?.id ?? '' });
  expect(second.data.map(({ id }) => id)).toEqual(newestFirst.slice(2));
  expect(second.has_more).toBe(false);
  const back = await stripe.prices.list({ product: product.id, limit: 2, ending_before: second.data[0]?.id ?? '' });
  expect(back.data.map(({ id }) => id)).toEqual(newestFirst.slice(0, 2));
});

test('expands a price to its product', async () => {
  const { stripe } = fixture;
  const product = await stripe.products.create({ name: 'Expanded' });
  const { id } = await stripe.prices.create({ currency: 'usd', unit_amount: 4200, product: product.id });
  const price = await stripe.prices.retrieve(id, { expand: ['product'] });
  expect(price.product).toMatchObject({ id: product.id, name: 'Expanded' });
  expect(price.unit_amount).toBe(4200);
});

test.each([
  ['a product without a name', (stripe: Stripe) => stripe.products.create({} as never), 'parameter_missing', 400],
  [
    'an unknown parameter',
    (stripe: Stripe) => stripe.products.create({ name: 'x', nmae: 'y' } as never),
    'parameter_unknown',
    400,
  ],
  ['an unknown product', (stripe: Stripe) => stripe.products.retrieve('prod_none'), 'resource_missing', 404],
  [
    'a price of an unknown product',
    (stripe: Stripe) => stripe.prices.create({ currency: 'usd', unit_amount: 100, product: 'prod_none' }),
    'resource_missing',
    400,
  ],
  [
    'a price that is not a whole number of cents',
    (stripe: Stripe) => stripe.prices.create({ currency: 'usd', unit_amount: 1.5, product_data: { name: 'x' } }),
    'parameter_invalid_integer',
    400,
  ],
])('refuses %s as Stripe does', async (_what, call, code, statusCode) => {
  await expect(call(fixture.stripe)).rejects.toMatchObject({ type: 'StripeInvalidRequestError', code, statusCode });
});

test('refuses metadata longer than 500 characters', async () => {
  const call = fixture.stripe.products.create({ name: 'x', metadata: { note: 'n'.repeat(501) } });
  await expect(call).rejects.toThrow('Metadata values can have up to 500 characters');
});

test.each(['sk_live_real', 'nonsense'])('refuses the key %s with 401', async (key) => {
  const { host, port, protocol } = fixture.sandbox.stripe;
  const stripe = new Stripe(key, { host, port, protocol, maxNetworkRetries: 0 });
  await expect(stripe.balance.retrieve()).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
  });
});

test('answers an unknown address with 404 in the form of an error', async () => {
  const response = await fetch(`${fixture.sandbox.url}/v1/unicorns`, {
    headers: { authorization: 'Bearer sk_test_x' },
  });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
});
