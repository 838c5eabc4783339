import { markStripeEventProcessed } from './mark-stripe-event-processed.server.ts';
import type { StripeEventJob } from './receive-stripe-event.server.ts';
import { refreshConnectedAccount } from './refresh-connected-account.server.ts';

/** Acts on account.updated by asking Stripe for the account itself. */
export async function handleAccountEvent(event: StripeEventJob): Promise<void> {
  await refreshConnectedAccount(event.objectId);
  await markStripeEventProcessed(event.eventId);
}
