import { keyBytes } from './key-bytes.ts';
import type { PushBlocker } from './push-alerts.ts';
import { subscribeBlocker } from './push-support.ts';

/** What enabling needs from the browser and the server; tests provide their own. */
export interface PushTools {
  permission: () => NotificationPermission;
  requestPermission: () => Promise<NotificationPermission>;
  isOnline: () => boolean;
  /** The registration with an active worker. */
  registration: () => Promise<Pick<ServiceWorkerRegistration, 'pushManager'>>;
  wait: (milliseconds: number) => Promise<void>;
  /**
   * Saves the subscription on the server.
   * @returns its id there
   */
  store: (subscription: PushSubscriptionJSON) => Promise<string>;
}

export type EnabledPush = { state: 'active'; id: string } | { state: 'error'; blocker: PushBlocker };

/** A worker that has not started by then will not start. */
const workerMilliseconds = 15_000;
/** Chromium waits for its push service forever. */
const subscribeMilliseconds = 25_000;

/**
 * Asks for permission, subscribes this browser and saves the subscription on the server. Never throws: it returns
 * what prevented it.
 */
export async function enablePush(publicKey: string, tools: PushTools): Promise<EnabledPush> {
  const permission = tools.permission() === 'default' ? await tools.requestPermission() : tools.permission();
  if (permission !== 'granted') return failed(permission === 'denied' ? 'denied' : 'cancelled');
  const registration = await Promise.race([
    tools.registration().catch(() => undefined),
    tools.wait(workerMilliseconds).then(() => undefined),
  ]);
  if (!registration) return failed('serviceWorker');
  // Some browsers declare the interface but do not provide it.
  if (!registration.pushManager) return failed('notSupported');
  if (!tools.isOnline()) return failed('network');
  try {
    const tooLong = tools.wait(subscribeMilliseconds).then(() => undefined);
    const subscription = await Promise.race([subscribe(registration.pushManager, publicKey), tooLong]);
    if (!subscription) return failed('network');
    return { state: 'active', id: await tools.store(subscription.toJSON()) };
  } catch (error) {
    return failed(subscribeBlocker(error, tools.permission()));
  }
}

/**
 * Returns the existing subscription, or a new one if it was made with another key of ours and reaches nobody any
 * more.
 */
async function subscribe(pushManager: PushManager, publicKey: string): Promise<PushSubscription> {
  const key = keyBytes(publicKey);
  const existing = await pushManager.getSubscription();
  if (existing && isMadeWith(existing, key)) return existing;
  await existing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

export function isMadeWith({ options }: Pick<PushSubscription, 'options'>, key: Uint8Array): boolean {
  const { applicationServerKey } = options;
  if (!applicationServerKey) return false;
  const own = new Uint8Array(applicationServerKey);
  return own.length === key.length && own.every((byte, index) => byte === key[index]);
}

function failed(blocker: PushBlocker): EnabledPush {
  return { state: 'error', blocker };
}
