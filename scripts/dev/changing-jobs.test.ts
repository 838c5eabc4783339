import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { defineQueue, onQueue, onSchedule } from '#app/platform/jobs/job.server.ts';
import { changingJobs } from './changing-jobs.ts';

const queue = defineQueue('test.queue', z.object({ word: z.string() }));
const attempt = { id: '1', now: new Date() };

it('runs the handlers that the sources have when a job comes, all of its queue and in their order', async () => {
  const heard: string[] = [];
  const hear = (by: string) => onQueue(queue, ({ word }) => Promise.resolve(void heard.push(`${by} hears ${word}`)));
  const clock = onSchedule('test.clock', '* * * * *', () => Promise.resolve(void heard.push('clock')));
  let current = [hear('one'), clock, hear('two')];
  const jobs = changingJobs(current, () => Promise.resolve(current));
  expect(jobs.map((job) => [job.queue.name, job.cron])).toEqual([
    ['test.queue', undefined],
    ['test.clock', '* * * * *'],
  ]);

  await jobs[0]?.run({ word: 'yes' }, attempt);
  current = [hear('three'), clock];
  await jobs[0]?.run({ word: 'no' }, attempt);
  await jobs[1]?.run(null, attempt);
  expect(heard).toEqual(['one hears yes', 'two hears yes', 'three hears no', 'clock']);
});
