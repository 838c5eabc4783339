import type Stripe from 'stripe';
import { database } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { listStripeEvents } from '../queries/read-stripe-events.server.ts';
import { handledEventTypes } from '../event-handlers.server.ts';
import { stripeEventsStore } from '../stripe-events-store.server.ts';
import { takeInEvent } from './receive-stripe-event.server.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** How far back events are read again: Stripe's list may lag behind, and clocks differ. */
const overlap = 10 * minute;
/** How far back Stripe's list is read; it has the events of the last 30 days (https://docs.stripe.com/api/events). */
const listed = 29 * day;

/**
 * Takes in events of our account that no webhook delivered, by reading Stripe's own list from where the last run
 * ended. A known event changes nothing.
 */
export async function catchUpWithStripe(now = new Date()): Promise<void> {
  const from = await stripeEventsStore.findCursor(database(), 'events');
  const since = new Date(Math.max(from ? from.getTime() - overlap : 0, now.getTime() - listed));
  let missed = 0;
  for await (const event of listUnknown(since)) if (await takeInEvent(event)) missed += 1;
  await stripeEventsStore.advanceCursor(database(), 'events', now);
  if (missed > 0) log.warn({ missed }, 'events of Stripe that no webhook had brought');
}

/** Lists unknown events page by page, so that known ones cost one query per hundred. */
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
