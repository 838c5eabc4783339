import { onSessionEvent, sessionNow } from '#app/features/sessions/session-client.ts';
import { hasSessionHint } from '#app/features/sessions/session-hint.ts';
import type { SessionEvent } from '#app/features/sessions/session-rhythm.ts';

type PushRegistration = { readonly pushManager?: Pick<PushManager, 'getSubscription'> | undefined };
type Renew = (subscription: PushSubscription) => Promise<string | undefined>;

/** Ties this browser's push subscription to the session: it ends on sign-out, and belongs to whoever is signed in. */
export function keepPushWithSession(registration: PushRegistration): void {
  const uphold = (event: SessionEvent) => void maintainPush(event, registration, renewLate).catch(() => undefined);
  onSessionEvent(uphold);
  // The worker is registered once the page is idle: who is signed in may be known by then, and is not told again.
  if (sessionNow().status === 'signed-in') uphold('signed-in');
  else if (!hasSessionHint(document.cookie)) uphold('signed-out');
}

/**
 * Applies an event to the subscription. When a new password replaces a session, the server deletes that session's
 * subscription.
 */
export async function maintainPush(event: SessionEvent, registration: PushRegistration, renew: Renew): Promise<void> {
  if (event === 'password-recovery' || event === 'user-updated') return;
  const subscription = await registration.pushManager?.getSubscription();
  if (!subscription) return;
  if (event === 'signed-out') await subscription.unsubscribe();
  else await renew(subscription);
}

/** Loaded only in browsers that have a subscription. */
const renewLate: Renew = async (subscription) => {
  const { renewSubscription } = await import('#app/features/push/store-subscription.ts');
  return renewSubscription(subscription);
};
