import { fallbackServiceTime } from '../availability-limits.ts';

/** How long a service takes and the buffer after it, in minutes. */
export interface ServiceTime {
  duration: number;
  buffer: number;
}

/**
 * Returns the times that apply to a service: its row of service times, otherwise the service's duration, otherwise 60
 * minutes, without a buffer in both cases. A duration of 0 counts as none (OPEN-31).
 */
export function effectiveServiceTime(serviceTime: ServiceTime | null, serviceDuration: number | null): ServiceTime {
  return {
    duration: serviceTime?.duration || serviceDuration || fallbackServiceTime.duration,
    buffer: serviceTime?.buffer ?? fallbackServiceTime.buffer,
  };
}

/** A service as it is stored: its own duration, and its row of service times if it has one. */
export type TimedService = { id: string; duration: number | null; time: ServiceTime | null };

/** Returns the briefest service, which fits wherever any service fits; undefined without services. */
export function briefestService(services: readonly TimedService[]): { id: string; time: ServiceTime } | undefined {
  const timed = services.map(({ id, time, duration }) => ({ id, time: effectiveServiceTime(time, duration) }));
  return timed.sort(({ time: one }, { time: other }) => one.duration - other.duration || one.buffer - other.buffer)[0];
}

type ServiceTimeRow = { service_id: string; duration: number; buffer_time: number };

/** Reports whether two lists hold the same service times, in any order. */
export function sameServiceTimes(some: readonly ServiceTimeRow[], others: readonly ServiceTimeRow[]): boolean {
  const known = new Map(others.map((row) => [row.service_id, row]));
  return (
    known.size === some.length &&
    some.every(({ service_id, duration, buffer_time }) => {
      const other = known.get(service_id);
      return other?.duration === duration && other.buffer_time === buffer_time;
    })
  );
}
