import type { Clock } from 'pg-boss';

/**
 * The clock of the job queue's waits. It only moves forward, at the speed of time: the system's may be set back by
 * hours, and every poll and the schedule would wait for those hours. Due times come from the database's clock, whose
 * difference from this one pg-boss measures every minute.
 */
export const monotonicClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (step, milliseconds) => setTimeout(step, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (step, milliseconds) => setInterval(step, milliseconds),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};
