import { AppError, platformErrors } from '#app/platform/errors/app-error.ts';

/** Workers ask for jobs every two seconds: an instance that hears nothing for so long works none. */
const answerSeconds = 20;
/** The schedule beats every minute, and a minute and a half later at the worst; it is mended before this. */
const beatSeconds = 200;

/** By performance.now(), for no clock that can be set says how long ago something was. */
let state: { answeredAt: number; movedAt: number } | undefined;

/** From now on jobs have to work here, or stop. */
export function expectJobs(expected: boolean): void {
  state = expected ? { answeredAt: performance.now(), movedAt: performance.now() } : undefined;
}

/** The database has answered the job queue. */
export function markJobsAnswered(): void {
  if (state) state.answeredAt = performance.now();
}

/** The schedule has moved, or could not: with the database away nobody blames it. */
export function markScheduleMoved(): void {
  if (state) state.movedAt = performance.now();
}

/**
 * For how long, in seconds, the job queue has heard nothing and the schedule has stood still; zeros where none is
 * expected.
 */
export function silenceOfJobs(): { queueSeconds: number; scheduleSeconds: number } {
  const since = (moment: number) => (performance.now() - moment) / 1_000;
  return state
    ? { queueSeconds: since(state.answeredAt), scheduleSeconds: since(state.movedAt) }
    : { queueSeconds: 0, scheduleSeconds: 0 };
}

/** @throws AppError unavailable when this instance works no jobs, or when nobody's schedule moves. */
export function assertJobsWork(): void {
  const { queueSeconds, scheduleSeconds } = silenceOfJobs();
  if (queueSeconds > answerSeconds || scheduleSeconds > beatSeconds)
    throw new AppError(platformErrors.unavailable, { extra: { part: 'jobs' } });
}
