import { formatDuration } from '#app/features/visits/duration-text.ts';
import type { JobDto } from './overview.ts';

export type JobMoment = 'done' | 'over' | 'now' | 'ahead';

type TimedJob = Pick<JobDto, 'status' | 'start_time' | 'end_time' | 'is_by_hand'>;

const minute = 60_000;

/**
 * The state of a visit at an instant in epoch milliseconds; `over` has ended and is not completed yet. Nobody completes
 * one that was entered by hand, so it is done when it ends.
 */
export function jobMoment({ status, start_time, end_time, is_by_hand }: TimedJob, now: number): JobMoment {
  if (status === 'completed') return 'done';
  if (Date.parse(end_time) <= now) return is_by_hand ? 'done' : 'over';
  return Date.parse(start_time) <= now ? 'now' : 'ahead';
}

/** Returns the most relevant visit: the one in progress, otherwise the next. */
export function nextJob<Job extends TimedJob>(jobs: readonly Job[], now: number): Job | undefined {
  return jobs.find((job) => ['now', 'ahead'].includes(jobMoment(job, now)));
}

/** Formats the time until a visit: "in 40 min", "in 2 h 5 min"; "now" once it has started. */
export function timeUntil(start: string, now: number): string {
  const minutes = Math.ceil((Date.parse(start) - now) / minute);
  return minutes <= 0 ? 'now' : `in ${formatDuration(minutes)}`;
}

/** Formats a travel leg: "2.4 mi from the last visit, 30 min between"; undefined if nothing is known. */
export function formatTravel({ from, miles, minutes }: NonNullable<JobDto['travel']>): string | undefined {
  const way =
    miles === null ? undefined : `about ${miles.toFixed(1)} mi from ${from === 'base' ? 'your ZIP' : 'the last visit'}`;
  const pause = minutes === null ? undefined : minutes === 0 ? 'no time between' : `${formatDuration(minutes)} between`;
  const words = [way, pause].filter(Boolean).join(', ');
  return words === '' ? undefined : words.charAt(0).toUpperCase() + words.slice(1);
}
