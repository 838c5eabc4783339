import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';

/** A time in which a professional has something already; with its buffer it ends at `end`. */
export type TakenTime = {
  start: EpochMinutes;
  end: EpochMinutes;
  reason: 'booked' | 'blocked';
  /** Who a visit entered by hand is for. */
  person: { name: string; email: string | null; phone: string | null } | null;
};

/** A visit to be placed: `end` is its end, `busyUntil` that of its buffer. */
export type PlacedTime = { start: EpochMinutes; end: EpochMinutes; busyUntil: EpochMinutes };

/** Whether a time is in the way of a visit: a block only of the visit itself, everything else of its buffer too. */
export function isInTheWay({ start, end, reason }: TakenTime, visit: PlacedTime): boolean {
  return start < (reason === 'blocked' ? visit.end : visit.busyUntil) && end > visit.start;
}
