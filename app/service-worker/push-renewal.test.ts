import { expect, it } from 'vitest';
import { renewPush } from './push-renewal.ts';

function subscription(endpoint: string): PushSubscription {
  const options = { applicationServerKey: new Uint8Array([4]).buffer, userVisibleOnly: true };
  return {
    options,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' }, expirationTime: null }),
  } as unknown as PushSubscription;
}

async function renewed(change: { oldSubscription?: PushSubscription; newSubscription?: PushSubscription }) {
  const posted: unknown[] = [];
  const post = (async (path: string, { body }: RequestInit) =>
    posted.push([path, JSON.parse(String(body))])) as unknown as typeof fetch;
  await renewPush(
    { oldSubscription: null, newSubscription: null, waitUntil: () => undefined, ...change },
    async () => subscription('again'),
    post,
  );
  return posted;
}

it('a browser whose address has changed goes on getting notifications', async () => {
  const row = (endpoint: string) => [
    ['/api/push-subscriptions', { subscription_object: { endpoint, keys: { p256dh: 'p', auth: 'a' } } }],
  ];
  expect(await renewed({ oldSubscription: subscription('old'), newSubscription: subscription('new') })).toEqual(
    row('new'),
  );
  expect(await renewed({ oldSubscription: subscription('old') })).toEqual(row('again'));
  expect(await renewed({})).toEqual([]);
});
