import { serviceTimeLimits } from '#app/features/slot-rules/availability-limits.ts';

/** A row of service_times; minutes. */
export type ServiceTimeRow = { service_id: string; duration: number; buffer_time: number };

/** A row being edited: a field can be empty for a moment, or hold something that is not a number (NaN). */
export type EditedServiceTime = { service_id: string; duration: number | ''; buffer_time: number | '' };

const { duration: durations, buffer: buffers } = serviceTimeLimits;

/** Messages for invalid minutes (HOURS-019 to 022), used by the server as well. */
export const serviceTimeMessages = {
  duration: `Duration must be at least ${durations.minimum} minutes, in steps of ${durations.step}.`,
  durationTooLong: `Duration can be at most ${durations.maximum} minutes.`,
  buffer: `Buffer must be ${buffers.minimum} minutes or more, in steps of ${buffers.step}.`,
  bufferTooLong: `Buffer can be at most ${buffers.maximum} minutes.`,
} as const;

export function serviceTimeErrors({ duration, buffer_time }: EditedServiceTime): {
  duration?: string;
  buffer_time?: string;
} {
  const length = problemOf(duration, durations, serviceTimeMessages.duration, serviceTimeMessages.durationTooLong);
  const buffer = problemOf(buffer_time, buffers, serviceTimeMessages.buffer, serviceTimeMessages.bufferTooLong);
  return { ...(length ? { duration: length } : {}), ...(buffer ? { buffer_time: buffer } : {}) };
}

type Limits = { minimum: number; step: number; maximum: number };

function problemOf(
  minutes: number | '',
  { minimum, step, maximum }: Limits,
  wrong: string,
  tooLong: string,
): string | undefined {
  if (minutes === '' || !(minutes >= minimum) || minutes % step !== 0) return wrong;
  return minutes > maximum ? tooLong : undefined;
}
