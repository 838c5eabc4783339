import type { Clock } from 'pg-boss';

/**
 * The clock the job queue waits by. It only goes forward, at the speed of time: with the system's, which may be set
 * back by hours, every poll and the schedule would wait for those hours. What is due is reckoned from the database's
 * clock, whose distance from this one pg-boss measures every minute.
 */
export const monotonicClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (step, milliseconds) => setTimeout(step, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (step, milliseconds) => setInterval(step, milliseconds),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};
