import type Stripe from 'stripe';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { defineQueue, enqueue } from '#app/platform/jobs/jobs.server.ts';
import { paymentErrors } from '../payments.errors.ts';
import { paymentsStore } from '../payments-store.server.ts';
import { stripe, stripeWebhookSecrets } from '../stripe.server.ts';

export type StripeEventJob = {
  eventId: string;
  type: string;
  objectId: string;
  /** The connected account that it happened on, if it was one. */
  account?: string;
};

/** Events of Stripe, stored and waiting to be acted on by the rooms below (app/subscriptions.ts). */
export const stripeEvents = defineQueue<StripeEventJob>('payments.stripe-event', { retryLimit: 15, retryDelaySeconds: 1 });

/** The events something is done about; others are acknowledged and forgotten. */
export const handledEventTypes = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'account.updated',
  'account.application.deauthorized',
  'payout.failed',
  'payout.canceled',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'transfer.reversed',
] as const;

/**
 * Takes an event in: its signature is checked against the raw body, it is stored once by its id, and a job acts on it
 * after Stripe has its answer. What the event says is not believed further: the job fetches the object again.
 * @throws AppError webhook_signature
 */
export async function receiveStripeEvent(rawBody: string, signature: string | undefined): Promise<void> {
  await takeInEvent(await verified(rawBody, signature));
}

/** Stores an event that is Stripe's for certain, and has a job act on it, once. @returns whether it was not known yet. */
export async function takeInEvent(event: Stripe.Event): Promise<boolean> {
  if (!(handledEventTypes as readonly string[]).includes(event.type)) return false;
  const objectId = idOfObject(event);
  if (!objectId) return false;
  return inTransaction(async (trx) => {
    const isNew = await paymentsStore.insertEvent(trx, { id: event.id, type: event.type, object_id: objectId });
    const { id: eventId, type, account } = event;
    if (isNew) await enqueue(trx, stripeEvents, { eventId, type, objectId, ...(account ? { account } : {}) });
    return isNew;
  });
}

function idOfObject(event: Stripe.Event): string | undefined {
  const data = event.data as { object?: { id?: string } } | undefined;
  return data?.object?.id;
}

async function verified(rawBody: string, signature: string | undefined): Promise<Stripe.Event> {
  let cause: unknown;
  for (const secret of stripeWebhookSecrets()) {
    try {
      return await stripe().webhooks.constructEventAsync(rawBody, signature ?? '', secret);
    } catch (error) {
      cause = error;
    }
  }
  throw new AppError(paymentErrors.webhook_signature, { cause });
}
