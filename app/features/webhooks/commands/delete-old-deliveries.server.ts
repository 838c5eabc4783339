import { database } from '#app/platform/database/database.server.ts';
import { webhookDeliveriesStore } from '../webhook-deliveries-store.server.ts';
import { webhookLimits } from '../webhook.ts';

/** Deletes deliveries that are older than the log. */
export async function deleteOldDeliveries(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - webhookLimits.logDays * 24 * 60 * 60 * 1_000);
  await webhookDeliveriesStore.deleteBefore(database(), before);
}
