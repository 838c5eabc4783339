import type { SessionViewer } from '#app/platform/access/viewer.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { toEndpointDto, type WebhookEndpointDto } from '../queries/list-endpoints.server.ts';
import { ownEndpoint } from '../queries/own-endpoint.server.ts';
import { webhookEndpointsStore, type WebhookEndpointRow } from '../webhook-endpoints-store.server.ts';
import { eventsFor } from '../webhook-events.ts';
import type { EndpointChange } from '../webhook.schema.ts';
import { assertPublicUrl } from './assert-public-url.server.ts';
import { recordEndpointChange } from './record-endpoint-change.server.ts';

/**
 * Changes an endpoint, and turns it on or off. Events that its side is not told are left out.
 * @throws AppError webhook_endpoint_not_found, webhook_url_refused
 */
export async function changeEndpoint(
  viewer: SessionViewer,
  id: string,
  { url, events, enabled }: EndpointChange,
): Promise<WebhookEndpointDto> {
  if (url !== undefined) assertPublicUrl(url);
  return inTransaction(async (trx) => {
    const before = await ownEndpoint(trx, viewer.id, id);
    const possible: readonly string[] = eventsFor(before.professional_id === null ? 'person' : 'business');
    const chosen = (events ?? before.events).filter((type) => possible.includes(type));
    const row = await webhookEndpointsStore.update(trx, id, {
      url: url ?? before.url,
      events: chosen.length > 0 ? chosen : before.events,
      ...(enabled === undefined ? {} : switched(enabled, before)),
    });
    await recordEndpointChange(trx, viewer.id, 'changed', id);
    return toEndpointDto(row);
  });
}

/** One that is turned on starts with a clean slate. */
function switched(enabled: boolean, { disabled_at }: WebhookEndpointRow) {
  if (!enabled) return { disabled_at: disabled_at ?? new Date() };
  return { disabled_at: null, disabled_reason: null, failing_since: null };
}

/** Deletes an endpoint with its log. @throws AppError webhook_endpoint_not_found */
export function deleteEndpoint(viewer: SessionViewer, id: string): Promise<void> {
  return inTransaction(async (trx) => {
    await ownEndpoint(trx, viewer.id, id);
    await webhookEndpointsStore.delete(trx, id);
    await recordEndpointChange(trx, viewer.id, 'deleted', id);
  });
}
