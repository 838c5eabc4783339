import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { database } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { expectJobs, silenceOfJobs, markScheduleMoved } from './job-health.server.ts';
import { onSchedule } from './job.server.ts';
import { restartJobs, runSchedulesNow, startWork } from './jobs.server.ts';

export type JobWatchTiming = {
  /** Between two checks, in ms. */
  pauseMilliseconds: number;
  /** How long the queue may be without an answer, and the schedule without advancing, before both are restarted. */
  queueSeconds: number;
  scheduleSeconds: number;
};

/** The schedule beats every minute; pg-boss checks every 30 seconds and a worker every two. */
const timing: JobWatchTiming = { pauseMilliseconds: 5_000, queueSeconds: 30, scheduleSeconds: 150 };

/**
 * Watches whether this instance works jobs and whether the schedule advances on any instance, and restarts both if
 * not. Times never come from a clock that can be set (docs/decisions/036-the-databases-clock.md).
 * @returns a function that stops watching
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
    // Without a database nothing can advance: the limits start over when it returns.
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
      // Whatever holds up the schedule, due jobs are run (a database whose clock was set back takes every minute for
      // one it has already seen).
      await runSchedulesNow();
    }
  }
}

const awayNow = 'away';

async function readBeat(): Promise<string | undefined> {
  const { rows } = await sql<{ beat: string }>`select beat_at::text as beat from job_pulse`.execute(database());
  return rows[0]?.beat;
}
