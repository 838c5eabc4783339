import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gatherJob } from './gathering.server.ts';

let woken: string[] = [];
const wake = (name: string) => void woken.push(name);
beforeEach(() => {
  woken = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('a queue that does not gather is woken for each job', () => {
  for (const _ of [1, 2]) gatherJob({ name: 'plain', gatherMilliseconds: 0, firstAtOnce: false }, wake);
  expect(woken).toEqual(['plain', 'plain']);
});

it('one that gathers is woken once for all that come within its time', () => {
  const queue = { name: 'patient', gatherMilliseconds: 250, firstAtOnce: false };
  for (const _ of [1, 2, 3]) gatherJob(queue, wake);
  vi.advanceTimersByTime(249);
  expect(woken).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(woken).toEqual(['patient']);
});

describe('one whose first job is fetched at once', () => {
  const queue = { name: 'live', gatherMilliseconds: 40, firstAtOnce: true };

  it('is woken for a job that follows none', () => {
    gatherJob(queue, wake);
    expect(woken).toEqual(['live']);
    vi.advanceTimersByTime(1_000);
    expect(woken).toEqual(['live']);
    gatherJob(queue, wake);
    expect(woken).toEqual(['live', 'live']);
  });

  it('gathers those that follow, and those that follow these', () => {
    for (const _ of [1, 2, 3]) gatherJob(queue, wake);
    vi.advanceTimersByTime(40);
    expect(woken).toHaveLength(2);
    gatherJob(queue, wake);
    vi.advanceTimersByTime(39);
    expect(woken).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(woken).toHaveLength(3);
  });
});
