import { isPushEndpoint } from './push-services.ts';
import type { VapidKeys } from './vapid-keys.server.ts';

/** A browser's push subscription: PushSubscription.toJSON(). */
export type PushTarget = { endpoint: string; keys: { p256dh: string; auth: string } };

export type PushSettings = {
  keys: VapidKeys;
  /** The contact for a push service's operator: a mailto: or https: URL. */
  subject: string;
  /** The sandbox's origin, while it runs. */
  sandboxOrigin?: string | undefined;
};

export type PushOptions = {
  /** How long the service stores a message for a browser that is offline. */
  keptSeconds: number;
  urgency?: 'normal' | 'high';
};

/**
 * The outcome of a message: delivered to the service; the subscription no longer exists; or permanently refused, with
 * the status.
 */
export type PushOutcome = { outcome: 'delivered' } | { outcome: 'gone' } | { outcome: 'refused'; status: number };

const patienceMilliseconds = 10_000;
let settings: PushSettings | undefined;

/** Sets up web push, once at boot. */
export function connectPush(given: PushSettings): void {
  settings = given;
}

export function disconnectPush(): void {
  settings = undefined;
}

/** Returns the public key that browsers subscribe with ({key} of the specification); undefined before boot. */
export function pushPublicKey(): string | undefined {
  return settings?.keys.publicKey;
}

/** Whether this server sends pushes to a URL. */
export function isOwnPushEndpoint(endpoint: string): boolean {
  return isPushEndpoint(endpoint, settings?.sandboxOrigin);
}

/**
 * Encrypts a message for one browser and sends it to its push service (RFC 8030, 8291, 8292).
 * @throws Error if it must be retried: the service is busy, out of order, or did not answer
 */
export async function sendPush(
  target: PushTarget,
  message: object,
  { keptSeconds, urgency = 'normal' }: PushOptions,
): Promise<PushOutcome> {
  if (!settings) throw new Error('Web push is set up at boot, before anything is sent');
  // Checked again for each message: yesterday's sandbox may no longer be allowed.
  if (!isOwnPushEndpoint(target.endpoint)) return { outcome: 'gone' };
  const { default: webPush } = await import('web-push');
  const { keys, subject } = settings;
  const request = webPush.generateRequestDetails(target, JSON.stringify(message), {
    vapidDetails: { subject, ...keys },
    TTL: keptSeconds,
    urgency,
  });
  // fetch sets the length itself.
  const headers = Object.entries(request.headers).filter(([name]) => name.toLowerCase() !== 'content-length');
  const response = await fetch(request.endpoint, {
    method: request.method,
    headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
    body: request.body ? new Uint8Array(request.body) : null,
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMilliseconds),
  });
  await response.body?.cancel();
  return outcomeOf(response.status);
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return { outcome: 'delivered' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  if (status === 408 || status === 429 || status >= 500) throw new Error(`The push service answered ${status}`);
  return { outcome: 'refused', status };
}
