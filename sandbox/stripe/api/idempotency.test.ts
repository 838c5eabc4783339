import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SandboxFixture } from '#sandbox/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await SandboxFixture.start();
});
afterAll(() => fixture.stop());

test('the same key with the same parameters replays the answer and does nothing again', async () => {
  const { stripe } = fixture;
  const { intent } = await fixture.pay();
  const options = { idempotencyKey: randomUUID() };
  const first = await stripe.refunds.create({ payment_intent: intent.id, amount: 100 }, options);
  const second = await stripe.refunds.create({ payment_intent: intent.id, amount: 100 }, options);
  expect(second).toEqual(first);
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect((await stripe.refunds.list({ payment_intent: intent.id })).data).toHaveLength(1);
});

test('a refusal is replayed too, also when it would succeed by now', async () => {
  const { stripe } = fixture;
  const { charge } = await fixture.pay();
  const { id: destination } = await stripe.accounts.create({ type: 'express' });
  const transfer = { amount: 100, currency: 'usd', destination, source_transaction: charge.id };
  const options = { idempotencyKey: randomUUID() };
  const refusal = { code: 'insufficient_capabilities_for_transfer' };
  await expect(stripe.transfers.create(transfer, options)).rejects.toMatchObject(refusal);
  await fixture.control(`/accounts/${destination}/onboard`);
  await expect(stripe.transfers.create(transfer, options)).rejects.toMatchObject({
    ...refusal,
    headers: { 'idempotent-replayed': 'true' },
  });
  await expect(stripe.transfers.create(transfer, { idempotencyKey: randomUUID() })).resolves.toMatchObject({
    amount: 100,
  });
});

test('invalid parameters do not use a key up', async () => {
  const options = { idempotencyKey: randomUUID() };
  await expect(fixture.stripe.products.create({} as never, options)).rejects.toMatchObject({
    code: 'parameter_missing',
  });
  await expect(fixture.stripe.products.create({ name: 'Now right' }, options)).resolves.toMatchObject({
    name: 'Now right',
  });
});

test('the same key with other parameters is refused', async () => {
  const options = { idempotencyKey: randomUUID() };
  await fixture.stripe.products.create({ name: 'One' }, options);
  await expect(fixture.stripe.products.create({ name: 'Two' }, options)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
});

test('a key in use gives 409 to the second request', async () => {
  const options = { idempotencyKey: randomUUID() };
  await fixture.control('/faults', { kind: 'hold', path: '/v1/products' });
  const calls = [
    fixture.stripe.products.create({ name: 'Once' }, options),
    fixture.stripe.products.create({ name: 'Once' }, options),
  ];
  await expect(Promise.race(calls)).rejects.toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
  await fixture.control('/faults/release');
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const replayed = await fixture.stripe.products.create({ name: 'Once' }, options);
  const products = await fixture.stripe.products.list({ limit: 100 });
  expect(products.data.filter(({ name }) => name === 'Once').map(({ id }) => id)).toEqual([replayed.id]);
});

test('keys and objects survive a restart', async () => {
  const options = { idempotencyKey: randomUUID() };
  const before = await fixture.stripe.products.create({ name: 'Kept' }, options);
  await fixture.restart();
  const after = await fixture.stripe.products.create({ name: 'Kept' }, options);
  expect(after.id).toBe(before.id);
  expect(await fixture.stripe.products.retrieve(before.id)).toMatchObject({ name: 'Kept' });
});
