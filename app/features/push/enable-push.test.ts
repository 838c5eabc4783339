import { describe, expect, it } from 'vitest';
import { newVapidKey, vapidKeysFrom } from '#app/platform/push/vapid-keys.server.ts';
import { enablePush, type PushTools } from './enable-push.ts';
import { keyBytes } from './key-bytes.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { renewSubscription, storeSubscription } from './store-subscription.ts';
import { proves, type Proof } from '#tests/support/proves.ts';

const { publicKey } = vapidKeysFrom(newVapidKey());

type Given = {
  permission?: NotificationPermission;
  answer?: NotificationPermission;
  online?: boolean;
  registration?: PushTools['registration'];
  subscribe?: () => Promise<PushSubscription>;
  existing?: PushSubscription;
  store?: PushTools['store'];
};

const happened: string[] = [];

function subscription(key: string, endpoint = 'https://push.example/1'): PushSubscription {
  return {
    options: { applicationServerKey: keyBytes(key).buffer, userVisibleOnly: true },
    toJSON: () => ({ endpoint }),
    unsubscribe: async () => happened.push('unsubscribed') > 0,
  } as unknown as PushSubscription;
}

async function enable({ permission = 'granted', answer = 'granted', ...given }: Given) {
  happened.length = 0;
  let now = permission;
  const pushManager = {
    getSubscription: async () => given.existing ?? null,
    subscribe: async ({ applicationServerKey, userVisibleOnly }: PushSubscriptionOptionsInit) => {
      happened.push(
        `subscribed with ${Buffer.from(applicationServerKey as Uint8Array).toString('base64url') === publicKey} ${userVisibleOnly}`,
      );
      return (given.subscribe ?? (async () => subscription(publicKey)))();
    },
  } as unknown as PushManager;
  const result = await enablePush(publicKey, {
    permission: () => now,
    requestPermission: async () => (now = answer),
    registration: given.registration ?? (async () => ({ pushManager })),
    isOnline: () => given.online ?? true,
    // Time passes once everything else that can happen has happened.
    wait: () => new Promise((resolve) => setImmediate(() => setImmediate(resolve))),
    store: given.store ?? (async ({ endpoint }) => `id of ${endpoint}`),
  });
  return result;
}

const failing = (name: string) => () => Promise.reject(new DOMException('', name));

describe('enabling push notifications', () => {
  it('subscribes with our public key and tells the server', proves('PUSH-008', 'PUSH-011', 'PUSH-014'), async () => {
    expect(await enable({ permission: 'default' })).toEqual({ state: 'active', id: 'id of https://push.example/1' });
    expect(happened).toEqual(['subscribed with true true']);
  });

  it('keeps the subscription there is, unless it was made with another key', proves('PUSH-008'), async () => {
    expect(await enable({ existing: subscription(publicKey, 'https://push.example/old') })).toMatchObject({
      id: 'id of https://push.example/old',
    });
    expect(happened).toEqual([]);
    await enable({ existing: subscription(vapidKeysFrom(newVapidKey()).publicKey) });
    expect(happened).toEqual(['unsubscribed', 'subscribed with true true']);
  });

  describe('what prevents it', proves('PUSH-009'), () => {
    for (const [proof, name, given, blocker] of [
      [proves('PUSH-019'), 'blocked', { permission: 'denied' }, 'denied'],
      [proves('PUSH-012', 'PUSH-019'), 'blocked when asked', { permission: 'default', answer: 'denied' }, 'denied'],
      [
        proves('PUSH-010', 'PUSH-020'),
        'closed without an answer',
        { permission: 'default', answer: 'default' },
        'cancelled',
      ],
      [
        proves('PUSH-021'),
        'a browser that withholds push',
        { registration: async () => ({}) as never },
        'notSupported',
      ],
      [
        proves('PUSH-021'),
        'a browser that knows no such push',
        { subscribe: failing('NotSupportedError') },
        'notSupported',
      ],
      [
        proves('PUSH-022'),
        'a worker that fails',
        { registration: () => Promise.reject(new TypeError('Failed to register')) },
        'serviceWorker',
      ],
      [
        proves('PUSH-022'),
        'a worker that never starts',
        { registration: () => new Promise(() => undefined) },
        'serviceWorker',
      ],
      [proves('PUSH-023'), 'a push service out of reach', { subscribe: failing('AbortError') }, 'network'],
      [proves('PUSH-023'), 'no connection at all', { online: false }, 'network'],
      [
        proves('PUSH-023'),
        'a push service that never answers',
        { subscribe: () => new Promise(() => undefined) },
        'network',
      ],
      [
        proves('PUSH-023'),
        'a server out of reach',
        { store: () => Promise.reject(new TypeError('Failed to fetch')) },
        'network',
      ],
    ] satisfies [Proof, string, Given, string][])
      it(`tells of ${name}`, proof, async () => {
        expect(await enable(given)).toEqual({ state: 'error', blocker });
      });
  });
});

describe('telling the server', () => {
  const calls = (storeFunction: () => Promise<{ id: string }>, insertRow: () => Promise<{ id: string }>) => ({
    storeFunction,
    insertRow,
  });
  const refuse = () => Promise.reject(new Error('down'));

  it('goes by the function, and when it fails by inserting the row', proves('API-101'), async () => {
    expect(
      await storeSubscription(
        {},
        calls(async () => ({ id: 'function' }), refuse),
      ),
    ).toBe('function');
    expect(
      await storeSubscription(
        {},
        calls(refuse, async () => ({ id: 'row' })),
      ),
    ).toBe('row');
    await expect(storeSubscription({}, calls(refuse, refuse))).rejects.toThrow('down');
  });

  it('again ends the subscription if its owner has removed this browser elsewhere, and only then', async () => {
    const ended: string[] = [];
    const subscription = { toJSON: () => ({}), unsubscribe: async () => ended.push('here') > 0 };
    const gone = () => Promise.reject(new ApiFailure({ status: 410, code: 'subscription_gone', message: 'Removed' }));
    await expect(renewSubscription(subscription, calls(refuse, refuse))).rejects.toThrow('down');
    expect(
      await renewSubscription(
        subscription,
        calls(refuse, async () => ({ id: 'row' })),
      ),
    ).toBe('row');
    expect(ended).toEqual([]);
    const neverAsked = () => Promise.reject(new Error('a second question'));
    expect(await renewSubscription(subscription, calls(gone, neverAsked))).toBeUndefined();
    expect(ended).toEqual(['here']);
  });
});
