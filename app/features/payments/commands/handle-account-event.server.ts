import { followAccount } from './follow-account.server.ts';
import { markStripeEventProcessed } from './mark-stripe-event-processed.server.ts';
import type { StripeEventJob } from './receive-stripe-event.server.ts';
import { refreshConnectedAccount } from './refresh-connected-account.server.ts';

/**
 * Acts on account.updated, on payouts that did not arrive, and on account.application.deauthorized by asking Stripe for
 * the account itself: a bank account that refuses money makes Stripe ask for another one, and what waits goes on waiting.
 */
export async function handleAccountEvent({ eventId, type, objectId, account = objectId }: StripeEventJob): Promise<void> {
  await (type === 'account.application.deauthorized' ? followAccount(account) : refreshConnectedAccount(account));
  await markStripeEventProcessed(eventId);
}
