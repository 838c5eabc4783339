import { isPushEndpoint } from './push-services.ts';
import type { VapidKeys } from './vapid-keys.server.ts';

/** What a browser gives away to be reached: PushSubscription.toJSON(). */
export type PushTarget = { endpoint: string; keys: { p256dh: string; auth: string } };

export type PushSettings = {
  keys: VapidKeys;
  /** Whom a push service writes to when something is wrong: a mailto: or https: address. */
  subject: string;
  /** Of the stand-in, while it runs. */
  sandboxOrigin?: string | undefined;
};

export type PushOptions = {
  /** How long the service keeps a message for a browser that is not there. */
  keptSeconds: number;
  urgency?: 'normal' | 'high';
};

/** What became of a message: taken over; nobody lives there any more; or refused for good, with the status. */
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

/** What browsers subscribe with ({key} of the specification); undefined before boot. */
export function pushPublicKey(): string | undefined {
  return settings?.keys.publicKey;
}

/** Whether an address is one that this server sends pushes to. */
export function isOwnPushEndpoint(endpoint: string): boolean {
  return isPushEndpoint(endpoint, settings?.sandboxOrigin);
}

/**
 * Encrypts a message for one browser and hands it to its push service (RFC 8030, 8291, 8292).
 * @throws Error when it has to be tried again: the service is busy, out of order, or did not answer.
 */
export async function sendPush(
  target: PushTarget,
  message: object,
  { keptSeconds, urgency = 'normal' }: PushOptions,
): Promise<PushOutcome> {
  if (!settings) throw new Error('Web push is set up at boot, before anything is sent');
  // Asked again at each message: the sandbox of yesterday is no address of today.
  if (!isOwnPushEndpoint(target.endpoint)) return { outcome: 'gone' };
  const { default: webPush } = await import('web-push');
  const { keys, subject } = settings;
  const request = webPush.generateRequestDetails(target, JSON.stringify(message), {
    vapidDetails: { subject, ...keys },
    TTL: keptSeconds,
    urgency,
  });
  // fetch measures the body by itself.
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
