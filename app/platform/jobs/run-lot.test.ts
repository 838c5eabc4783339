import type { JobWithMetadata } from 'pg-boss';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { log } from '#app/platform/log/log.server.ts';
import { defineQueue, forEachOfLot, onQueue, onQueueInLots, onSchedule } from './job.server.ts';
import { runLot } from './run-lot.server.ts';

const words = defineQueue('test.words', z.object({ word: z.string() }));

beforeAll(() => {
  log.level = 'silent';
});

/** Jobs whose ids are their words. */
const lotOf = (...taken: unknown[]) =>
  taken.map((word) => ({ id: String(word), data: { word }, startedOn: new Date() }) as JobWithMetadata<object>);
const outcomes = async (running: ReturnType<typeof runLot>) =>
  Object.fromEntries((await running).map(({ id, status }) => [id, status]));

it('a lot is handled together, and what fits no schema fails alone', async () => {
  const lots: string[][] = [];
  const together = onQueueInLots(words, (lot) => {
    lots.push(lot.map(({ data }) => data.word));
    return Promise.resolve(new Map());
  });
  expect(await outcomes(runLot('test.words', lotOf('one', 2, 'three'), [together]))).toEqual({
    one: 'completed',
    2: 'failed',
    three: 'completed',
  });
  expect(lots).toEqual([['one', 'three']]);
});

it('a lot that cannot be handled together is handled one by one, so that only the culprit fails', async () => {
  const done: string[] = [];
  const together = onQueueInLots(words, (lot) => {
    if (lot.some(({ data }) => data.word === 'bad')) return Promise.reject(new Error('bad'));
    done.push(...lot.map(({ data }) => data.word));
    return Promise.resolve(new Map());
  });
  expect(await outcomes(runLot('test.words', lotOf('one', 'bad', 'two'), [together]))).toEqual({
    one: 'completed',
    bad: 'failed',
    two: 'completed',
  });
  expect(done).toEqual(['one', 'two']);
});

it('what one handler reports as failed is neither repeated nor passed to the next', async () => {
  const [tried, heard]: [string[], string[]] = [[], []];
  const first = onQueueInLots(words, (lot) =>
    forEachOfLot(lot, ({ data: { word } }) => {
      tried.push(word);
      return word === 'refused' ? Promise.reject(new Error(word)) : Promise.resolve();
    }),
  );
  const second = onQueue(words, ({ word }) => Promise.resolve(void heard.push(word)));
  expect(await outcomes(runLot('test.words', lotOf('sent', 'refused'), [first, second]))).toEqual({
    sent: 'completed',
    refused: 'failed',
  });
  expect(tried).toEqual(['sent', 'refused']);
  expect(heard).toEqual(['sent']);
});

it.each([
  ['it will be tried again', { retryCount: 7, retryLimit: 8 }, onQueue(words, () => Promise.reject(new Error('no')))],
  ['it is given up', { retryCount: 8, retryLimit: 8 }, onQueue(words, () => Promise.reject(new Error('no')))],
  [
    'its next run is by the clock',
    { retryCount: 0, retryLimit: 0 },
    onSchedule('test.words', '* * * * *', () => Promise.reject(new Error('no'))),
  ],
])('the line of a failed job says that %s', async (next, retries, job) => {
  const lines: unknown[] = [];
  const watched = vi.spyOn(log, 'error').mockImplementation((...line: unknown[]) => void lines.push(line[1]));
  onTestFinished(() => watched.mockRestore());
  await runLot(
    'test.words',
    lotOf('one').map((taken) => ({ ...taken, ...retries })),
    [job],
  );
  expect(lines).toEqual([`job failed, ${next}`]);
});

it('what is stored of a failure has no email', async () => {
  const job = onQueue(words, () => Promise.reject(new Error('550 <maya@example.com>: unknown')));
  expect(await runLot('test.words', lotOf('one'), [job])).toMatchObject([
    { output: { message: '550 <[redacted]>: unknown' } },
  ]);
});
