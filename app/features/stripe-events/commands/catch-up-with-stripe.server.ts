import type Stripe from 'stripe';
import { database } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { listStripeEvents } from '#app/features/payments/reconciliation/queries/read-stripe-events.server.ts';
import { handledEventTypes } from '../event-handlers.server.ts';
import { stripeEventsStore } from '../stripe-events-store.server.ts';
import { takeInEvent } from './receive-stripe-event.server.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Events are looked at again for so long: Stripe's list may lag behind, and clocks differ. */
const overlap = 10 * minute;
/** Stripe lists events of the last 30 days (https://docs.stripe.com/api/events). */
const listed = 29 * day;

/**
 * Takes in the events of our account that no webhook brought, by reading Stripe's own list of them from where the last
 * look ended. An event that is known changes nothing.
 */
export async function catchUpWithStripe(now = new Date()): Promise<void> {
  const from = await stripeEventsStore.findCursor(database(), 'events');
  const since = new Date(Math.max(from ? from.getTime() - overlap : 0, now.getTime() - listed));
  let missed = 0;
  for await (const event of listUnknown(since)) if (await takeInEvent(event)) missed += 1;
  await stripeEventsStore.advanceCursor(database(), 'events', now);
  if (missed > 0) log.warn({ missed }, 'events of Stripe that no webhook had brought');
}

/** Page by page, so that what is known costs one question for a hundred. */
async function* listUnknown(since: Date): AsyncGenerator<Stripe.Event> {
  for await (const events of listStripeEvents(handledEventTypes, since)) {
    const known = new Set(
      await stripeEventsStore.listKnownEvents(
        database(),
        events.map(({ id }) => id),
      ),
    );
    yield* events.filter(({ id }) => !known.has(id));
  }
}
