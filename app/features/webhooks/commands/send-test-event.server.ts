import { randomUUID } from 'node:crypto';
import type { SessionViewer } from '#app/platform/access/viewer.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { ownEndpoint } from '../queries/own-endpoint.server.ts';
import { webhookDeliveriesStore } from '../webhook-deliveries-store.server.ts';
import { webhookErrors } from '../webhooks.errors.ts';
import { dueEndpoints, payloadOf } from './publish-webhooks.server.ts';

/**
 * Sends an event of type `test` to an endpoint.
 * @returns its delivery
 * @throws AppError webhook_endpoint_not_found, webhook_endpoint_off
 */
export function sendTestEvent(viewer: SessionViewer, id: string, now = new Date()): Promise<string> {
  return inTransaction(async (trx) => {
    const endpoint = await ownEndpoint(trx, viewer.id, id);
    if (endpoint.disabled_at) throw new AppError(webhookErrors.webhook_endpoint_off);
    const event = { event_id: randomUUID(), type: 'test', payload: payloadOf('test', now, null) };
    const delivery = await webhookDeliveriesStore.insert(trx, { endpoint_id: id, ...event });
    await enqueue(trx, dueEndpoints, { endpointIds: [id] });
    return delivery.id;
  });
}
