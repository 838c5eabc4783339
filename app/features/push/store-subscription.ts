import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { pushErrors } from './push.errors.ts';
import { deviceFacts } from './push-support.ts';

/** The two ways to save a subscription on the server; tests provide their own. */
export interface StoreCalls {
  storeFunction: (subscription: PushSubscriptionJSON) => Promise<{ id: string }>;
  insertRow: (subscription: PushSubscriptionJSON) => Promise<{ id: string }>;
}

const callsFor = (isRenewal: boolean): StoreCalls => ({
  storeFunction: (subscription) =>
    api.post('/functions/store-push-subscription', {
      json: {
        subscription: wireForm(subscription),
        userAgent: navigator.userAgent,
        ...deviceFacts(navigator),
        timestamp: new Date().toISOString(),
        isRenewal,
      },
    }),
  insertRow: (subscription) =>
    api.post('/push-subscriptions', { json: { subscription_object: wireForm(subscription), is_renewal: isRenewal } }),
});

/**
 * Saves this browser's subscription on the server: through the function, and if that fails by inserting the row
 * (document 2, section 7).
 * @returns the subscription's id
 * @throws ApiFailure if both fail, or its owner has removed it
 */
export async function storeSubscription(
  subscription: PushSubscriptionJSON,
  calls: StoreCalls = callsFor(false),
): Promise<string> {
  const { id } = await calls.storeFunction(subscription).catch((error: unknown) => {
    if (isRemoved(error)) throw error;
    return calls.insertRow(subscription);
  });
  return id;
}

/**
 * Saves a subscription again, because the server deletes those whose session has ended. If its owner has removed it from
 * another browser, it ends here too.
 * @returns its id; undefined if it has ended
 * @throws ApiFailure if it cannot be saved
 */
export async function renewSubscription(
  subscription: Pick<PushSubscription, 'toJSON' | 'unsubscribe'>,
  calls: StoreCalls = callsFor(true),
): Promise<string | undefined> {
  try {
    return await storeSubscription(subscription.toJSON(), calls);
  } catch (error) {
    if (!isRemoved(error)) throw error;
    await subscription.unsubscribe();
    return undefined;
  }
}

function isRemoved(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === pushErrors.subscription_gone.code;
}

function wireForm({ endpoint = '', keys = {} }: PushSubscriptionJSON) {
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}
