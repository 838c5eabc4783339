import { api } from '#app/api-client.ts';
import { deviceFacts } from './push-support.ts';

/** The two ways to save a subscription on the server; tests provide their own. */
export interface StoreCalls {
  storeFunction: (subscription: PushSubscriptionJSON) => Promise<{ id: string }>;
  insertRow: (subscription: PushSubscriptionJSON) => Promise<{ id: string }>;
}

const ourCalls: StoreCalls = {
  storeFunction: (subscription) =>
    api.post('/functions/store-push-subscription', {
      json: {
        subscription: wireForm(subscription),
        userAgent: navigator.userAgent,
        ...deviceFacts(navigator),
        timestamp: new Date().toISOString(),
      },
    }),
  insertRow: (subscription) =>
    api.post('/push-subscriptions', { json: { subscription_object: wireForm(subscription) } }),
};

/**
 * Saves this browser's subscription on the server: through the function, and if that fails by inserting the row
 * (document 2, section 7).
 * @returns the subscription's id
 * @throws ApiFailure if both fail
 */
export async function storeSubscription(
  subscription: PushSubscriptionJSON,
  calls: StoreCalls = ourCalls,
): Promise<string> {
  const { id } = await calls.storeFunction(subscription).catch(() => calls.insertRow(subscription));
  return id;
}

function wireForm({ endpoint = '', keys = {} }: PushSubscriptionJSON) {
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}
