import type { JobResult, JobWithMetadata } from 'pg-boss';
import { log } from '#app/platform/log/log.server.ts';
import { loggedMessage } from '#app/platform/log/logged-error.server.ts';
import { jobRuns } from '#app/platform/metrics/metrics.server.ts';
import { type Failures, forEachOfLot, type Job, type JobOfLot } from './job.server.ts';
import { LotSpans } from './lot-spans.server.ts';

/**
 * Runs jobs that were fetched together: by one handler of the queue after the other, without those that failed before.
 */
export async function runLot(
  queue: string,
  taken: readonly JobWithMetadata<object>[],
  jobs: readonly Job[],
): Promise<JobResult[]> {
  const begun = performance.now();
  const failures = new Map<string, unknown>();
  const spans = new LotSpans(queue, taken);
  for (const job of jobs) {
    const left = taken
      .filter(({ id }) => !failures.has(id))
      .map(({ id, data, startedOn: now }) => ({ id, data, now, span: spans.of(id) }));
    for (const [id, error] of await spans.around(() => runBy(job, left))) failures.set(id, error);
  }
  spans.end(failures);
  const seconds = (performance.now() - begun) / 1_000;
  const isScheduled = jobs.some(({ cron }) => cron !== undefined);
  return taken.map((job) => {
    const failed = failures.has(job.id);
    jobRuns.observe({ queue, outcome: failed ? 'failed' : 'completed' }, seconds);
    if (!failed) return { id: job.id, status: 'completed' };
    return failedResult(queue, job, { error: failures.get(job.id), isScheduled });
  });
}

function runBy(job: Job, left: readonly JobOfLot<unknown>[]): Promise<Failures> {
  const runEach = () => forEachOfLot(left, ({ data, ...attempt }) => job.run(data, attempt));
  return job.runLot && left.length > 1 ? job.runLot(left).catch(runEach) : runEach();
}

function failedResult(
  queue: string,
  { id, retryCount, retryLimit }: JobWithMetadata<object>,
  { error, isScheduled }: { error: unknown; isScheduled: boolean },
): JobResult {
  const next = retryCount < retryLimit ? 'it will be tried again' : 'it is given up';
  log.error({ err: error, queue, job: id }, `job failed, ${isScheduled ? 'its next run is by the clock' : next}`);
  return { id, status: 'failed', output: { message: loggedMessage(error) } };
}
