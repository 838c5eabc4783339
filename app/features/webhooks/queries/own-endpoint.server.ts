import type { Connection } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { webhookEndpointsStore, type WebhookEndpointRow } from '../webhook-endpoints-store.server.ts';
import { webhookErrors } from '../webhooks.errors.ts';

/** A person's endpoint. @throws AppError webhook_endpoint_not_found, also for other people's */
export async function ownEndpoint(db: Connection, userId: string, id: string): Promise<WebhookEndpointRow> {
  const endpoint = await webhookEndpointsStore.findOfUser(db, userId, id);
  if (!endpoint) throw new AppError(webhookErrors.webhook_endpoint_not_found);
  return endpoint;
}
