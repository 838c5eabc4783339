import type * as z from 'zod/mini';
import type { SessionViewer } from '#app/platform/access/viewer.ts';
import { database } from '#app/platform/database/database.server.ts';
import type { webhookDeliveryAnswer } from '../answers/webhook.server.ts';
import { ownEndpoint } from './own-endpoint.server.ts';
import { webhookDeliveriesStore } from '../webhook-deliveries-store.server.ts';

export type WebhookDeliveryDto = z.infer<typeof webhookDeliveryAnswer>;
type DeliveryRow = Awaited<ReturnType<typeof webhookDeliveriesStore.listOfEndpoint>>[number];

/** A page of an endpoint's log, newest first. @throws AppError webhook_endpoint_not_found */
export async function listDeliveries(
  viewer: SessionViewer,
  endpointId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<{ items: WebhookDeliveryDto[]; next_cursor: string | null }> {
  await ownEndpoint(database(), viewer.id, endpointId);
  const rows = await webhookDeliveriesStore.listOfEndpoint(database(), endpointId, before, limit);
  const page = rows.slice(0, limit);
  return { items: page.map(toDeliveryDto), next_cursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

function toDeliveryDto(row: DeliveryRow): WebhookDeliveryDto {
  const { id, type, state, attempts, payload, response_status, response_excerpt, failure } = row;
  return {
    id,
    message_id: `msg_${row.event_id}`,
    type,
    state,
    attempts,
    created_at: row.created_at.toISOString(),
    last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
    next_attempt_at: state === 'pending' ? row.next_attempt_at.toISOString() : null,
    payload,
    response_status,
    response_excerpt,
    failure,
  };
}
