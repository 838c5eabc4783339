import { expect, it } from 'vitest';
import { isKeyForgotten, retryAt } from './transfer-retry.ts';

const now = new Date('2027-01-10T12:00:00Z');
const minutesUntilRetry = (attempts: number) => (retryAt(attempts, now).getTime() - now.getTime()) / 60_000;

it('waits longer after each refusal, at most six hours', () => {
  expect([1, 2, 3, 4, 9].map(minutesUntilRetry)).toEqual([1, 2, 4, 8, 256]);
  expect([10, 50, 5_000].map(minutesUntilRetry)).toEqual([360, 360, 360]);
});

it('relies on a key for less than a day', () => {
  const begun = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  expect([null, begun(0), begun(23), begun(23.1), begun(100)].map((at) => isKeyForgotten(at, now))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});
