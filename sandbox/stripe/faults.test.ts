import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readRecord, SandboxFixture } from '../sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await SandboxFixture.start();
});
afterEach(() => fixture.control('/faults', {}, 'DELETE'));
afterAll(() => fixture.stop());

test.each([
  [500, 'StripeAPIError'],
  [429, 'StripeRateLimitError'],
])('answers %d as often as asked, then works', async (status, type) => {
  await fixture.control('/faults', { kind: 'status', status, count: 2 });
  await expect(fixture.stripe.products.list()).rejects.toMatchObject({ type, statusCode: status });
  await expect(fixture.stripe.products.list()).rejects.toMatchObject({ type });
  await expect(fixture.stripe.products.list()).resolves.toMatchObject({ object: 'list' });
});

test('fails only the calls that were named', async () => {
  await fixture.control('/faults', { kind: 'status', status: 500, method: 'POST', path: '/v1/refunds' });
  await fixture.pay();
  await expect(fixture.stripe.refunds.create({ charge: 'ch_none' })).rejects.toMatchObject({ type: 'StripeAPIError' });
});

test('a broken connection before the work leaves nothing, and a retry with the key works', async () => {
  await fixture.control('/faults', { kind: 'reset', count: 2, path: '/v1/products' });
  const options = { idempotencyKey: randomUUID() };
  await expect(fixture.stripe.products.create({ name: 'Reset' }, options)).rejects.toMatchObject({
    type: 'StripeConnectionError',
  });
  const created = await fixture.stripe.products.create({ name: 'Reset' }, options);
  expect(created.lastResponse.headers['idempotent-replayed']).toBeUndefined();
});

test.each(['reset_after', 'timeout_after'])('%s: the work is done, and the key brings its answer', async (kind) => {
  await fixture.control('/faults', { kind, count: 1, path: '/v1/products' });
  const options = { idempotencyKey: randomUUID(), timeout: 200, maxNetworkRetries: 1 };
  const created = await fixture.stripe.products.create({ name: kind }, options);
  expect(created.lastResponse.headers['idempotent-replayed']).toBe('true');
  const products = await fixture.stripe.products.list({ limit: 100 });
  expect(products.data.filter(({ name }) => name === kind)).toHaveLength(1);
});

test('a stored failure is replayed under its key', async () => {
  await fixture.control('/faults', { kind: 'status', status: 500, stored: true, path: '/v1/products' });
  const options = { idempotencyKey: randomUUID() };
  const failure = { type: 'StripeAPIError', statusCode: 500 };
  await expect(fixture.stripe.products.create({ name: 'x' }, options)).rejects.toMatchObject(failure);
  await expect(fixture.stripe.products.create({ name: 'x' }, options)).rejects.toMatchObject(failure);
});

test('writes every exchange to the record file', async () => {
  const recordFile = join(fixture.dataDir, 'record.jsonl');
  const recorded = await SandboxFixture.start({ recordFile });
  await recorded.stripe.products.create({ name: 'Recorded' });
  await recorded.stripe.products.retrieve('prod_none').catch(() => undefined);
  expect(readRecord(recordFile)).toMatchObject([
    { method: 'POST', path: '/v1/products', body: 'name=Recorded', status: 200, response: { object: 'product' } },
    {
      method: 'GET',
      path: '/v1/products/prod_none',
      body: '',
      status: 404,
      response: { error: { code: 'resource_missing' } },
    },
  ]);
  await recorded.stop();
});
