import { afterEach, beforeEach, expect, test } from 'vitest';
import { SandboxFixture } from '#sandbox/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeEach(async () => {
  fixture = await SandboxFixture.start();
});
afterEach(() => fixture.stop());

type State = { deliveries: { event: string; state: string; attempts: number }[] };

async function deliveriesOf(eventId: string): Promise<State['deliveries']> {
  const { deliveries } = await fixture.control<State>('/state', {}, 'GET');
  return deliveries.filter(({ event }) => event === eventId);
}

test('a payment is told with signed events that the API knows too', async () => {
  const { session } = await fixture.pay();
  const [event] = await fixture.webhooks.received('checkout.session.completed');
  expect(event?.data.object).toMatchObject({ id: session.id, payment_status: 'paid' });
  await fixture.webhooks.received('payment_intent.succeeded');
  await fixture.webhooks.received('charge.succeeded');
  const stored = await fixture.stripe.events.retrieve(event?.id ?? '');
  expect(stored).toMatchObject({ id: event?.id, type: 'checkout.session.completed' });
  const listed = await fixture.stripe.events.list({ type: 'checkout.session.completed' });
  expect(listed.data.map(({ id }) => id)).toEqual([event?.id]);
});

test('an endpoint that fails is told again until it answers well', async () => {
  fixture.webhooks.answers.push(500, 302, 404);
  await fixture.openSession().then(({ id }) => fixture.stripe.checkout.sessions.expire(id));
  const events = await fixture.webhooks.received('checkout.session.expired', 4);
  expect(new Set(events.map(({ id }) => id)).size).toBe(1);
  await expect.poll(() => deliveriesOf(events[0]?.id ?? '')).toMatchObject([{ state: 'delivered', attempts: 4 }]);
});

test('after the last retry an event is given up', async () => {
  fixture.webhooks.answers.push(500, 500, 500, 500);
  await fixture.openSession().then(({ id }) => fixture.stripe.checkout.sessions.expire(id));
  const [event] = await fixture.webhooks.received('checkout.session.expired', 4);
  await expect.poll(() => deliveriesOf(event?.id ?? '')).toMatchObject([{ state: 'failed', attempts: 4 }]);
});

test('events of a paused sandbox survive a restart and are sent then', async () => {
  await fixture.control('/webhooks', { mode: 'paused' });
  const { session } = await fixture.pay();
  expect(fixture.webhooks.events).toEqual([]);
  await fixture.restart();
  const [event] = await fixture.webhooks.received('checkout.session.completed');
  expect(event?.data.object).toMatchObject({ id: session.id });
});

test('dropped events never come, unless they are delivered again', async () => {
  await fixture.control('/webhooks', { mode: 'dropped' });
  await fixture.pay();
  const [stored] = (await fixture.stripe.events.list({ type: 'checkout.session.completed' })).data;
  await expect.poll(() => deliveriesOf(stored?.id ?? '')).toMatchObject([{ state: 'dropped' }]);
  await fixture.control('/webhooks', { mode: 'on' });
  await fixture.control(`/events/${stored?.id}/redeliver`, { count: 2 });
  const events = await fixture.webhooks.received('checkout.session.completed', 2);
  expect(events.map(({ id }) => id)).toEqual([stored?.id, stored?.id]);
});

test('copies send every event more than once', async () => {
  await fixture.control('/webhooks', { copies: 2 });
  await fixture.pay();
  const events = await fixture.webhooks.received('checkout.session.completed', 2);
  expect(new Set(events.map(({ id }) => id)).size).toBe(1);
});

test('changes of the catalogue are events, but not sent', async () => {
  await fixture.stripe.products.create({ name: 'Quiet' });
  await fixture.pay();
  await fixture.webhooks.received('checkout.session.completed');
  expect((await fixture.stripe.events.list({ type: 'product.created' })).data).toHaveLength(1);
  expect(fixture.webhooks.events.map(({ type }) => type)).not.toContain('product.created');
});
