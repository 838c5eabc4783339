import type { EpochMinutes } from '#app/lib/time-zone.ts';
import type { BookingWindow } from './booking-window.ts';
import type { TimeRange } from './range-cursor.ts';
import type { ServiceTime } from './service-time.ts';
import type { DayHours } from './weekly-hours.ts';

/** Everything that decides about a professional's free slots for one service. */
export interface SlotRules {
  /** The professional's zone: slots are wall-clock times in it. */
  timeZone: string;
  /** Null until the professional has saved hours: until then no hours bind. */
  weeklyHours: readonly DayHours[] | null;
  /** Blocked slots. */
  blocked: readonly TimeRange[];
  /** Live bookings, from start to end plus buffer; the asking client's own live hold is left out. */
  busy: readonly TimeRange[];
  service: ServiceTime;
  now: EpochMinutes;
  /** So many minutes from now on nothing can be booked; the first instant after them can. */
  notice: number;
  window: BookingWindow;
  /** When the last of the professional's licenses ends: a visit is over by then. Null where none ends. */
  licensedUntil: EpochMinutes | null;
}

/** Why a slot cannot be booked. Where several reasons hold, the first in this order is told. */
export const unavailableReasons = [
  'outside-window',
  'past',
  'too-soon',
  'unlicensed',
  'outside-hours',
  'blocked',
  'booked',
] as const;
export type UnavailableReason = (typeof unavailableReasons)[number];
