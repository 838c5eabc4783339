import { fallbackServiceTime } from './availability-limits.ts';

/** How long a service takes and how much time the professional keeps free after it, in minutes. */
export interface ServiceTime {
  duration: number;
  buffer: number;
}

/**
 * The time that holds for a service: its own row of service times, else the service's duration, else 60
 * minutes without a buffer. A duration of 0 counts as none (OPEN-31).
 */
export function effectiveServiceTime(
  serviceTime: ServiceTime | null,
  serviceDuration: number | null,
): ServiceTime {
  return {
    duration: serviceTime?.duration || serviceDuration || fallbackServiceTime.duration,
    buffer: serviceTime?.buffer ?? fallbackServiceTime.buffer,
  };
}
