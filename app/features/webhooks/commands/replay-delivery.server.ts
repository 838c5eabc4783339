import type { SessionViewer } from '#app/platform/access/viewer.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { webhookDeliveriesStore } from '../webhook-deliveries-store.server.ts';
import { webhookErrors } from '../webhooks.errors.ts';
import { dueEndpoints } from './publish-webhooks.server.ts';

/**
 * Sends a delivery of the log again, with the same id, and retries it anew.
 * @throws AppError webhook_delivery_not_found, webhook_endpoint_off
 */
export function replayDelivery(viewer: SessionViewer, id: string): Promise<void> {
  return inTransaction(async (trx) => {
    const delivery = await webhookDeliveriesStore.findOfUser(trx, viewer.id, id);
    if (!delivery) throw new AppError(webhookErrors.webhook_delivery_not_found);
    if (delivery.disabled_at) throw new AppError(webhookErrors.webhook_endpoint_off);
    await webhookDeliveriesStore.setPendingAgain(trx, id);
    await enqueue(trx, dueEndpoints, { endpointIds: [delivery.endpoint_id] });
  });
}
