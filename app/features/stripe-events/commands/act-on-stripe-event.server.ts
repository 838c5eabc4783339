import type { StripeEvent } from '../stripe-event.ts';
import { preparedDatabase } from '#app/platform/database/database.server.ts';
import { stripeEventLag } from '#app/platform/metrics/metrics.server.ts';
import { handleEvent } from '../event-handlers.server.ts';
import { stripeEventsStore } from '../stripe-events-store.server.ts';

/**
 * Handles a stored event and marks it as processed.
 * @throws the failure, so that the job is retried
 */
export async function actOnStripeEvent(event: StripeEvent): Promise<void> {
  await handleEvent(event);
  const receivedAt = await stripeEventsStore.markEventProcessed(preparedDatabase(), event.eventId);
  if (receivedAt) stripeEventLag.observe({ type: event.type }, Math.max(0, Date.now() - receivedAt.getTime()) / 1_000);
}
