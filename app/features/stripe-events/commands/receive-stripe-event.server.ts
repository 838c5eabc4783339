import type Stripe from 'stripe';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { stripeEvent } from '#app/features/payments/stripe-event.ts';
import { verifyStripeEvent } from '#app/features/payments/reconciliation/queries/read-stripe-events.server.ts';
import { isHandled } from '../event-handlers.server.ts';
import { stripeEventsStore } from '../stripe-events-store.server.ts';

/** Events of Stripe, stored and waiting to be acted on. */
export const stripeEvents = defineQueue('payments.stripe-event', stripeEvent, { retryLimit: 15, retryDelaySeconds: 1 });

/**
 * Takes an event in: its signature is checked against the raw body, it is stored once by its id, and a job acts on it
 * after Stripe has its answer. What the event says is not believed further: the job fetches the object again.
 * @throws AppError webhook_signature
 */
export async function receiveStripeEvent(rawBody: string, signature: string | undefined): Promise<void> {
  await takeInEvent(await verifyStripeEvent(rawBody, signature));
}

/**
 * Stores an event that is Stripe's for certain, and has a job act on it, once. @returns whether it was not known yet.
 */
export async function takeInEvent(event: Stripe.Event): Promise<boolean> {
  if (!isHandled(event.type)) return false;
  const objectId = idOfObject(event);
  if (!objectId) return false;
  return inTransaction(async (trx) => {
    const isNew = await stripeEventsStore.insertEvent(trx, { id: event.id, type: event.type, object_id: objectId });
    const { id: eventId, type, account } = event;
    if (isNew) await enqueue(trx, stripeEvents, { eventId, type, objectId, ...(account ? { account } : {}) });
    return isNew;
  });
}

function idOfObject(event: Stripe.Event): string | undefined {
  const data = event.data as { object?: { id?: string } } | undefined;
  return data?.object?.id;
}
