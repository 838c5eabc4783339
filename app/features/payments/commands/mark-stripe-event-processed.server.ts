import { database } from '#app/platform/database/database.server.ts';
import { paymentsStore } from '../payments-store.server.ts';

/** Notes that what an event asked for is done. */
export async function markStripeEventProcessed(eventId: string): Promise<void> {
  await paymentsStore.markEventProcessed(database(), eventId);
}
