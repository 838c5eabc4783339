import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import type { SessionViewer } from '#app/platform/access/viewer.ts';
import { inTransaction, lockSubject } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { toEndpointDto, type WebhookEndpointDto } from '../queries/list-endpoints.server.ts';
import { webhookEndpointsStore } from '../webhook-endpoints-store.server.ts';
import type { NewEndpoint } from '../webhook.schema.ts';
import { newWebhookSecret, sealSecret } from '../webhook-secret.server.ts';
import { webhookLimits } from '../webhook.ts';
import { webhookErrors } from '../webhooks.errors.ts';
import { assertPublicUrl } from './assert-public-url.server.ts';
import { recordEndpointChange } from './record-endpoint-change.server.ts';

/**
 * Sets an endpoint up; the answer has the secret of its signatures, which is not shown again.
 * @throws AppError webhook_url_refused, webhook_business_missing, too_many_endpoints
 */
export async function addEndpoint(
  viewer: SessionViewer,
  { url, owner, events }: NewEndpoint,
): Promise<WebhookEndpointDto & { secret: string }> {
  assertPublicUrl(url);
  const secret = newWebhookSecret();
  const sealed = await sealSecret(secret);
  return inTransaction(async (trx) => {
    await lockSubject(trx, `webhook-endpoints ${viewer.id}`);
    const professional = owner === 'business' ? await findProfessionalOf(viewer.id, trx) : undefined;
    if (owner === 'business' && !professional) throw new AppError(webhookErrors.webhook_business_missing);
    const existing = await webhookEndpointsStore.listOfUser(trx, viewer.id);
    if (existing.length >= webhookLimits.endpointsMaximum) throw new AppError(webhookErrors.too_many_endpoints);
    const professional_id = professional?.id ?? null;
    const endpoint = { user_id: viewer.id, professional_id, url, events: [...new Set(events)], secret: sealed };
    const row = await webhookEndpointsStore.insert(trx, endpoint);
    await recordEndpointChange(trx, viewer.id, 'added', row.id);
    return { ...toEndpointDto(row), secret };
  });
}
