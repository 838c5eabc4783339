import { AppError, platformErrors } from '#app/platform/errors/app-error.ts';

/** The queues are polled every two seconds: an instance without an answer for this long is not working any jobs. */
const answerSeconds = 20;
/** The schedule beats every minute, at worst a minute and a half late; it is restarted before this limit. */
const beatSeconds = 200;

/** Times of performance.now(), because a clock that can be set cannot tell how long ago something was. */
let state: { answeredAt: number; movedAt: number } | undefined;

/** Sets whether jobs should be working in this process from now on. */
export function expectJobs(expected: boolean): void {
  state = expected ? { answeredAt: performance.now(), movedAt: performance.now() } : undefined;
}

/** Records that the database answered the job queue. */
export function markJobsAnswered(): void {
  if (state) state.answeredAt = performance.now();
}

/** Records that the schedule advanced, or could not: while the database is unavailable it is not at fault. */
export function markScheduleMoved(): void {
  if (state) state.movedAt = performance.now();
}

/**
 * Returns for how many seconds the job queue has had no answer and the schedule has not advanced; zeros if neither is
 * expected.
 */
export function silenceOfJobs(): { queueSeconds: number; scheduleSeconds: number } {
  const since = (moment: number) => (performance.now() - moment) / 1_000;
  return state
    ? { queueSeconds: since(state.answeredAt), scheduleSeconds: since(state.movedAt) }
    : { queueSeconds: 0, scheduleSeconds: 0 };
}

/**
 * Checks that jobs are running.
 * @throws AppError unavailable if this instance works no jobs, or if the schedule advances on no instance
 */
export function assertJobsWork(): void {
  const { queueSeconds, scheduleSeconds } = silenceOfJobs();
  if (queueSeconds > answerSeconds || scheduleSeconds > beatSeconds)
    throw new AppError(platformErrors.unavailable, { extra: { part: 'jobs' } });
}
