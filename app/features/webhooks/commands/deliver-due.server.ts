import { database } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { webhookDeliveriesStore } from '../webhook-deliveries-store.server.ts';
import { webhookLimits } from '../webhook.ts';
import { attemptDelivery } from './attempt-delivery.server.ts';

/** What this process is sending right now, by endpoint. */
const senders = new Map<string, Set<Promise<void>>>();
let isStopping = false;

/**
 * Starts to send what is due for these endpoints, and does not wait: an endpoint that takes its time holds up only its
 * own deliveries. What a process that ends leaves behind is due again after its lease.
 */
export function sendTo(endpointIds: readonly string[]): void {
  for (const id of endpointIds) addSender(id);
}

/** Sends to every endpoint that something is due for. */
export async function deliverDue(): Promise<void> {
  sendTo(await webhookDeliveriesStore.listDueEndpoints(database()));
}

/** Resolves once nothing is being sent; no more deliveries are taken meanwhile. */
export async function stopSending(): Promise<void> {
  isStopping = true;
  await Promise.all([...senders.values()].flatMap((ofEndpoint) => [...ofEndpoint]));
  isStopping = false;
}

/** Those that are busy look for more themselves once they are done. */
function addSender(endpointId: string): void {
  const ofEndpoint = senders.get(endpointId) ?? new Set();
  if (isStopping || ofEndpoint.size >= webhookLimits.atOnce) return;
  senders.set(endpointId, ofEndpoint);
  const sender = send(endpointId).finally(() => {
    ofEndpoint.delete(sender);
    if (ofEndpoint.size === 0) senders.delete(endpointId);
  });
  ofEndpoint.add(sender);
}

async function send(endpointId: string): Promise<void> {
  try {
    while (!isStopping) {
      const delivery = await webhookDeliveriesStore.claimDue(database(), endpointId);
      if (!delivery) return;
      // Another one looks whether there is more while this one waits for an answer.
      addSender(endpointId);
      await attemptDelivery(delivery);
    }
  } catch (error) {
    log.error({ err: error, endpoint: endpointId }, 'webhooks could not be sent, they will be tried again');
  }
}
