import { onSessionEvent } from '#app/features/sessions/session-client.ts';
import { hasSessionHint } from '#app/features/sessions/session-hint.ts';
import type { SessionEvent } from '#app/features/sessions/session-rhythm.ts';

type PushRegistration = { readonly pushManager?: Pick<PushManager, 'getSubscription'> | undefined };
type Store = (subscription: PushSubscriptionJSON) => Promise<string>;

/** Ties this browser's push subscription to the session: it ends on sign-out, and belongs to whoever is signed in. */
export function keepPushWithSession(registration: PushRegistration): void {
  const uphold = (event: SessionEvent) => void maintainPush(event, registration, storeLate).catch(() => undefined);
  onSessionEvent(uphold);
  if (!hasSessionHint(document.cookie)) uphold('signed-out');
}

/**
 * Applies an event to the subscription. When a new password replaces a session, the server deletes that session's
 * subscription.
 */
export async function maintainPush(event: SessionEvent, registration: PushRegistration, store: Store): Promise<void> {
  if (event === 'password-recovery' || event === 'user-updated') return;
  const subscription = await registration.pushManager?.getSubscription();
  if (!subscription) return;
  if (event === 'signed-out') await subscription.unsubscribe();
  else await store(subscription.toJSON());
}

/** Loaded only in browsers that have a subscription. */
const storeLate: Store = async (subscription) => {
  const { storeSubscription } = await import('#app/features/push/store-subscription.ts');
  return storeSubscription(subscription);
};
