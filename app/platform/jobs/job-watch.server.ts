import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { database } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { expectJobs, silenceOfJobs, markScheduleMoved } from './job-health.server.ts';
import { onSchedule } from './job.server.ts';
import { restartJobs, runSchedulesNow, startWork } from './jobs.server.ts';

export type JobWatchTiming = {
  /** Between two looks, in ms. */
  pauseMilliseconds: number;
  /** How long the queue may hear nothing, and the schedule stand still, before they are started again. */
  queueSeconds: number;
  scheduleSeconds: number;
};

/** The schedule beats every minute; pg-boss looks every 30 seconds and a worker every two. */
const timing: JobWatchTiming = { pauseMilliseconds: 5_000, queueSeconds: 30, scheduleSeconds: 150 };

/**
 * Watches whether jobs are worked and whether the schedule moves, here and on all instances, and starts both again
 * when they do not. Nothing is measured by a clock that can be set (docs/decisions/036-the-databases-clock.md).
 * @returns how to stop.
 */
export async function watchJobs(limits: JobWatchTiming = timing): Promise<() => Promise<void>> {
  await startWork([onSchedule('jobs.pulse', '* * * * *', beat)]);
  expectJobs(true);
  const stopped = new AbortController();
  const watch = new JobWatch(limits);
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      await wait(limits.pauseMilliseconds, undefined, { signal: stopped.signal }).catch(() => undefined);
      if (!stopped.signal.aborted) await watch.look();
    }
  })();
  return async () => {
    stopped.abort();
    expectJobs(false);
    await watching;
  };
}

async function beat(): Promise<void> {
  await sql`insert into job_pulse (beat_at) values (clock_timestamp()) on conflict (only_row) do update set beat_at = excluded.beat_at`.execute(
    database(),
  );
}

class JobWatch {
  readonly #limits: JobWatchTiming;
  #lastBeat: string | undefined;
  #mendedAt = -Infinity;

  constructor(limits: JobWatchTiming) {
    this.#limits = limits;
  }

  async look(): Promise<void> {
    const found = await readBeat().catch(() => awayNow);
    // Without a database nothing can move: from its return on all have their time again.
    if (found !== this.#lastBeat || found === awayNow) markScheduleMoved();
    this.#lastBeat = found;
    if (found !== awayNow)
      await this.#mend().catch((error: unknown) => log.error({ err: error }, 'the jobs could not be started again'));
  }

  async #mend(): Promise<void> {
    const { queueSeconds, scheduleSeconds } = silenceOfJobs();
    const sinceMended = (performance.now() - this.#mendedAt) / 1_000;
    if (queueSeconds > this.#limits.queueSeconds && sinceMended > this.#limits.queueSeconds) {
      this.#mendedAt = performance.now();
      log.error({ seconds: Math.round(queueSeconds) }, 'the job queue hears nothing, it is started again');
      await restartJobs();
    } else if (scheduleSeconds > this.#limits.scheduleSeconds && sinceMended > this.#limits.scheduleSeconds) {
      this.#mendedAt = performance.now();
      log.error({ seconds: Math.round(scheduleSeconds) }, 'the schedule does not move, it is started again');
      await restartJobs();
      // Whatever keeps the schedule from moving, what is due is done (a database whose clock was set back takes every
      // minute for one that it has seen).
      await runSchedulesNow();
    }
  }
}

const awayNow = 'away';

async function readBeat(): Promise<string | undefined> {
  const { rows } = await sql<{ beat: string }>`select beat_at::text as beat from job_pulse`.execute(database());
  return rows[0]?.beat;
}
