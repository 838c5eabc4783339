import type { PushTools } from './enable-push.ts';
import { isMadeWith } from './enable-push.ts';
import { keyBytes } from './key-bytes.ts';
import { deviceFacts, pushSupport, findPushBlocker, type DeviceFacts, type PushSupport } from './push-support.ts';
import type { PushBlocker } from './push-alerts.ts';
import { storeSubscription } from './store-subscription.ts';

/** The state of this browser before its permission is requested. */
export type BrowserFacts = {
  userAgent: string;
  device: DeviceFacts;
  support: PushSupport;
  permission: NotificationPermission;
  blocker: PushBlocker | undefined;
};

export function readBrowser(): BrowserFacts {
  const [device, support] = [deviceFacts(navigator), pushSupport(globalThis)];
  const permission = support.notifications ? Notification.permission : 'default';
  return {
    userAgent: navigator.userAgent,
    device,
    support,
    permission,
    blocker: findPushBlocker(device, support, permission),
  };
}

export const browserTools: PushTools = {
  permission: () => Notification.permission,
  isOnline: () => navigator.onLine,
  requestPermission: () => Notification.requestPermission(),
  registration: async () => {
    await navigator.serviceWorker.register('/service-worker.js', { scope: '/', updateViaCache: 'none' });
    return navigator.serviceWorker.ready;
  },
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  store: (subscription) => storeSubscription(subscription),
};

/** Returns this browser's subscription, if it has one that the server can send to. */
export async function currentSubscription(publicKey: string): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager?.getSubscription();
  return subscription && isMadeWith(subscription, keyBytes(publicKey)) ? subscription : undefined;
}

/** Ends this browser's subscription. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
