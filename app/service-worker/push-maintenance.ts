import { onSessionEvent } from '#app/features/accounts/session/session-client.ts';
import { hasSessionHint } from '#app/features/accounts/session/session-hint.ts';
import type { SessionEvent } from '#app/features/accounts/session/session-rhythm.ts';

type PushRegistration = { readonly pushManager?: Pick<PushManager, 'getSubscription'> | undefined };
type Store = (subscription: PushSubscriptionJSON) => Promise<string>;

/** Has this browser's subscription follow the session: it ends with it, and belongs to whoever is signed in. */
export function keepPushWithSession(registration: PushRegistration): void {
  const uphold = (event: SessionEvent) => void maintainPush(event, registration, storeLate).catch(() => undefined);
  onSessionEvent(uphold);
  if (!hasSessionHint(document.cookie)) uphold('signed-out');
}

/**
 * What an event means for the subscription. The server forgets the one of a session that a new password has replaced.
 */
export async function maintainPush(event: SessionEvent, registration: PushRegistration, store: Store): Promise<void> {
  if (event === 'password-recovery' || event === 'user-updated') return;
  const subscription = await registration.pushManager?.getSubscription();
  if (!subscription) return;
  if (event === 'signed-out') await subscription.unsubscribe();
  else await store(subscription.toJSON());
}

/** Loaded for browsers that have a subscription. */
const storeLate: Store = async (subscription) => {
  const { storeSubscription } = await import('#app/features/notifications/push/store-subscription.ts');
  return storeSubscription(subscription);
};
