import { expect, it } from 'vitest';
import type { SessionEvent } from '#app/features/sessions/session-rhythm.ts';
import { maintainPush } from './push-maintenance.ts';

async function after(event: SessionEvent, { subscribed = true } = {}) {
  const happened: string[] = [];
  const subscription = {
    toJSON: () => ({ endpoint: 'here' }),
    unsubscribe: async () => happened.push('unsubscribed') > 0,
  } as unknown as PushSubscription;
  const registration = { pushManager: { getSubscription: async () => (subscribed ? subscription : null) } };
  await maintainPush(event, registration, async (found) => String(happened.push(`stored ${found.toJSON().endpoint}`)));
  return happened;
}

it('a browser gets no more notifications once nobody is signed in', async () => {
  expect(await after('signed-out')).toEqual(['unsubscribed']);
});

it.each(['signed-in', 'token-refreshed'] as const)(
  'the server is told of it again when the session is a new one: %s',
  async (event) => {
    expect(await after(event)).toEqual(['stored here']);
  },
);

it('nothing happens without a subscription, or where a browser has no push at all', async () => {
  expect(await after('signed-out', { subscribed: false })).toEqual([]);
  await expect(maintainPush('signed-in', {}, () => Promise.reject(new Error('never')))).resolves.toBeUndefined();
});
