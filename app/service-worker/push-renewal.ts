import type { SubscriptionChangeEvent } from './worker-scope.ts';

type Subscribe = Pick<PushManager, 'subscribe'>['subscribe'];

/**
 * Handles a new endpoint of this browser's subscription: subscribes again with the same key and informs the server.
 * https://w3c.github.io/push-api/#the-pushsubscriptionchange-event
 */
export async function renewPush(
  { oldSubscription, newSubscription }: SubscriptionChangeEvent,
  subscribe: Subscribe,
  post: typeof fetch,
): Promise<void> {
  const options = oldSubscription?.options;
  const renewed =
    newSubscription ??
    (options && (await subscribe({ userVisibleOnly: true, applicationServerKey: options.applicationServerKey })));
  if (!renewed) return;
  const { endpoint, keys } = renewed.toJSON();
  const body = JSON.stringify({ subscription_object: { endpoint, keys } });
  await post('/api/push-subscriptions', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}
