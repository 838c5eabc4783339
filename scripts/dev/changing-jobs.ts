import type { Job } from '#app/platform/jobs/job.server.ts';

/**
 * Returns the queues and schedules of `jobs`, each handled by the current sources when it runs, so that a changed
 * handler takes effect with the next job. A new queue or schedule requires a restart.
 */
export function changingJobs(jobs: readonly Job[], load: () => Promise<readonly Job[]>): Job[] {
  return [...Map.groupBy(jobs, ({ queue }) => queue.name)].flatMap(([name, [first]]) =>
    first ? [oneByOne(first, (payload, attempt) => runAll(name, load, payload, attempt))] : [],
  );
}

function oneByOne({ runLot: _runLot, ...job }: Job, run: Job['run']): Job {
  return { ...job, run };
}

async function runAll(
  name: string,
  load: () => Promise<readonly Job[]>,
  ...[payload, attempt]: Parameters<Job['run']>
): Promise<void> {
  for (const { queue, run } of await load()) if (queue.name === name) await run(payload, attempt);
}
