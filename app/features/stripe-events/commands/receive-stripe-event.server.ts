import type Stripe from 'stripe';
import { inTransaction, preparedDatabase } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { stripeEvent } from '../stripe-event.ts';
import { verifyStripeEvent } from '../queries/read-stripe-events.server.ts';
import { isHandled } from '../event-handlers.server.ts';
import { stripeEventsStore } from '../stripe-events-store.server.ts';

/** Stored Stripe events waiting to be handled. */
export const stripeEvents = defineQueue('payments.stripe-event', stripeEvent, { retryLimit: 15, retryDelaySeconds: 1 });

/**
 * Receives an event: verifies its signature against the raw body, stores it once by its id, and has a job handle it
 * after Stripe has its answer. The event's content is not trusted any further: the job fetches the object again.
 * @throws AppError webhook_signature
 */
export async function receiveStripeEvent(rawBody: string, signature: string | undefined): Promise<void> {
  await takeInEvent(await verifyStripeEvent(rawBody, signature));
}

/**
 * Stores a verified event, once, and queues a job that handles it.
 * @returns whether it was new
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
  }, preparedDatabase());
}

function idOfObject(event: Stripe.Event): string | undefined {
  const data = event.data as { object?: { id?: string } } | undefined;
  return data?.object?.id;
}
