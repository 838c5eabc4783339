import { mailAccountNotice } from '#app/features/accounts/notices/commands/mail-account-notice.server.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { database, inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { OutsideError, postOutside } from '#app/platform/outgoing/post-outside.server.ts';
import {
  webhookDeliveriesStore,
  type AttemptResult,
  type ClaimedDelivery,
} from '../webhook-deliveries-store.server.ts';
import { webhookEndpointsStore } from '../webhook-endpoints-store.server.ts';
import { openSecret, signedHeaders } from '../webhook-secret.server.ts';
import { retryWaits, waitAfter, webhookLimits, type DisabledReason } from '../webhook.ts';

/** The answer by which an endpoint says that it wants nothing more (Standard Webhooks). */
const gone = 410;

/** Sends a delivery once and records how it went; an endpoint that is dead is disabled. */
export async function attemptDelivery(delivery: ClaimedDelivery): Promise<void> {
  const result = await post(delivery);
  if (isAccepted(result)) {
    await webhookDeliveriesStore.setDelivered(database(), delivery.id, result);
    await webhookEndpointsStore.setAccepted(database(), delivery.endpoint_id);
    return;
  }
  await recordRefusal(delivery, result);
}

async function post({ url, event_id, payload, secret }: ClaimedDelivery): Promise<AttemptResult> {
  const signed = signedHeaders(await openSecret(secret), { id: `msg_${event_id}`, body: payload, at: new Date() });
  const headers = { 'content-type': 'application/json', 'user-agent': 'Doorstep-Webhooks/1', ...signed };
  const limits = { milliseconds: webhookLimits.timeoutMilliseconds, answerBytes: webhookLimits.answerBytes };
  try {
    const { status, text } = await postOutside(new URL(url), { headers, body: payload }, limits);
    return { status, excerpt: excerptOf(text), failure: null };
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    return { status: null, excerpt: null, failure: error.message };
  }
}

/** PostgreSQL's text holds no NUL. */
function excerptOf(text: string): string {
  return text.slice(0, webhookLimits.excerptCharacters).replaceAll('\0', '');
}

function isAccepted({ status }: AttemptResult): boolean {
  return status !== null && status >= 200 && status < 300;
}

async function recordRefusal({ id, endpoint_id, attempts }: ClaimedDelivery, result: AttemptResult): Promise<void> {
  const isGone = result.status === gone;
  const wait = isGone ? undefined : waitAfter(attempts, Math.random);
  await inTransaction(async (trx) => {
    await webhookDeliveriesStore.setRefused(trx, id, result, wait);
    await webhookEndpointsStore.setFailing(trx, endpoint_id);
    if (wait === undefined) await disableIfDead(trx, endpoint_id, isGone ? 'gone' : 'failing');
  });
}

/** Milliseconds from the first to the last attempt. */
const threeDays = retryWaits.reduce((sum, seconds) => sum + seconds, 0) * 1_000;

/** An endpoint is dead if it accepted nothing for as long as one event is retried, or says so itself. */
async function disableIfDead(trx: Transaction, endpointId: string, reason: DisabledReason): Promise<void> {
  const endpoint = await webhookEndpointsStore.findWithEmail(trx, endpointId);
  const failingFor = endpoint?.failing_since ? Date.now() - endpoint.failing_since.getTime() : 0;
  if (!endpoint || (reason === 'failing' && failingFor < threeDays)) return;
  if (!(await webhookEndpointsStore.disable(trx, endpointId, reason))) return;
  await recordAuditEntry(trx, {
    actorId: null,
    action: 'account.webhook_endpoint_disabled',
    subjectType: 'user',
    subjectId: endpoint.user_id,
    details: { endpoint: endpointId, reason },
  });
  await mailAccountNotice(trx, { kind: 'webhook-disabled', email: endpoint.email, url: endpoint.url, reason });
}
