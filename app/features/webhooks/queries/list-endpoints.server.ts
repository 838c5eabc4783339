import type * as z from 'zod/mini';
import { database } from '#app/platform/database/database.server.ts';
import type { webhookEndpointAnswer } from '../answers/webhook.server.ts';
import { webhookEndpointsStore, type WebhookEndpointRow } from '../webhook-endpoints-store.server.ts';
import { webhookEventTypes } from '../webhook-events.ts';

export type WebhookEndpointDto = z.infer<typeof webhookEndpointAnswer>;

/** Lists a person's endpoints, without their secrets. */
export async function listEndpoints(userId: string): Promise<WebhookEndpointDto[]> {
  return (await webhookEndpointsStore.listOfUser(database(), userId)).map(toEndpointDto);
}

export function toEndpointDto(row: WebhookEndpointRow): WebhookEndpointDto {
  const { id, url, events, created_at, failing_since, disabled_at, disabled_reason } = row;
  return {
    id,
    url,
    owner: row.professional_id === null ? 'person' : 'business',
    // An endpoint may have chosen what was once offered.
    events: webhookEventTypes.filter((type) => events.includes(type)),
    created_at: created_at.toISOString(),
    failing_since: failing_since?.toISOString() ?? null,
    enabled: disabled_at === null,
    disabled_reason,
  };
}
