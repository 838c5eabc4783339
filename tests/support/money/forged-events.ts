import Stripe from 'stripe';
import { expect } from 'vitest';
import type { BookingJourney } from '../booking-journey.ts';
import { told, type Step } from './money-steps.ts';
import { webhookSecret, type RunningApp } from '../running-app.ts';

type Call = BookingJourney['call'];

/**
 * Sends this many copies of an event at once, with Stripe's signature.
 * @returns the worst status received
 */
export async function sendEvent(call: Call, event: Stripe.Event, copies: number): Promise<number> {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  const sent = Array.from({ length: copies }, () =>
    call('POST', '/webhooks/stripe', { body: payload, headers: { 'stripe-signature': signature } }),
  );
  return Math.max(...(await Promise.all(sent)).map(({ status }) => status));
}

/** Sends an event that Stripe never sent: unsigned, about unknown objects, or with wrong amounts. */
export async function forge(
  { sandbox }: RunningApp,
  call: Call,
  { which, how }: Extract<Step, { do: 'forge' }>,
): Promise<number> {
  const events = (await sandbox.events()).filter(({ type }) => told.test(type));
  const event = events[which % Math.max(1, events.length)];
  if (!event) return 200;
  if (how !== 'signature') return sendEvent(call, forgedOf(event, how), 1);
  const headers = { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` };
  expect((await call('POST', '/webhooks/stripe', { body: JSON.stringify(event), headers })).status).toBe(400);
  return 200;
}

function forgedOf(event: Stripe.Event, how: 'id' | 'amount'): Stripe.Event {
  const object = event.data.object as { id: string };
  const lie =
    how === 'amount' ? { amount: 999_999, amount_refunded: 999_999, status: 'failed' } : { id: `${object.id}x` };
  return { ...event, id: `evt_forged_${crypto.randomUUID()}`, data: { object: { ...object, ...lie } } } as Stripe.Event;
}
