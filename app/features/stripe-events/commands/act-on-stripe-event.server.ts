import type { StripeEvent } from '../stripe-event.ts';
import { preparedDatabase } from '#app/platform/database/database.server.ts';
import { type Failures, forEachOfLot, type JobOfLot } from '#app/platform/jobs/job.server.ts';
import { stripeEventLag } from '#app/platform/metrics/metrics.server.ts';
import { handleEvent } from '../event-handlers.server.ts';
import { stripeEventsStore } from '../stripe-events-store.server.ts';

/**
 * Handles stored events, each on its own, and marks them as processed.
 * @returns the failures, so that their jobs are retried
 */
export async function actOnStripeEvents(lot: readonly JobOfLot<StripeEvent>[]): Promise<Failures> {
  const failures = await forEachOfLot(lot, ({ data }) => handleEvent(data));
  const handled = lot.filter(({ id }) => !failures.has(id)).map(({ data }) => data.eventId);
  const marked = handled.length > 0 ? await stripeEventsStore.markEventsProcessed(preparedDatabase(), handled) : [];
  for (const { type, received_at } of marked)
    stripeEventLag.observe({ type }, Math.max(0, Date.now() - received_at.getTime()) / 1_000);
  return failures;
}
