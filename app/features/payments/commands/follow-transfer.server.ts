import { markStripeEventProcessed } from './mark-stripe-event-processed.server.ts';
import { noteReversals } from './note-reversals.server.ts';
import type { StripeEventJob } from './receive-stripe-event.server.ts';

/** Acts on transfer.reversed by asking Stripe for what was taken back of the transfer. */
export async function followTransfer({ eventId, objectId }: StripeEventJob): Promise<void> {
  await noteReversals(objectId);
  await markStripeEventProcessed(eventId);
}
