import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerServiceWorker } from './registration.ts';
import { proves } from '#tests/support/proves.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function workers(update: () => Promise<unknown>) {
  const registered: unknown[][] = [];
  const register = async (...parameters: unknown[]) => {
    registered.push(parameters);
    return { update } as unknown as ServiceWorkerRegistration;
  };
  return { registered, register };
}

it('registers /service-worker.js for the whole site', proves('PUSH-015'), async () => {
  const { register, registered } = workers(async () => undefined);
  await registerServiceWorker({ register });
  expect(registered).toEqual([['/service-worker.js', { scope: '/', updateViaCache: 'none' }]]);
});

it('looks for a newer one every hour, with or without a connection', proves('PUSH-016'), async () => {
  const update = vi.fn(() => Promise.reject(new TypeError('offline')));
  await registerServiceWorker(workers(update));
  await vi.advanceTimersByTimeAsync(3_599_000);
  expect(update).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(update).toHaveBeenCalledTimes(2);
});

it('leaves a browser that refuses without one', async () => {
  const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  await expect(registerServiceWorker({ register: refuse })).resolves.toBeUndefined();
});
