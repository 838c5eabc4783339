import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';
import type { BookingWindow } from './booking-window.ts';
import type { TimeRange } from './range-cursor.ts';
import type { ServiceTime } from './hours/service-time.ts';
import type { DayHours } from './hours/weekly-hours.ts';
import type { TravelRules } from './travel-rules.ts';

/** Everything that determines a professional's free slots for one service. */
export interface SlotRules {
  /** The professional's zone: slots are wall-clock times in it. */
  timeZone: string;
  /** Null until the professional saves hours; until then no hours apply. */
  weeklyHours: readonly DayHours[] | null;
  blocked: readonly TimeRange[];
  /** When the professional is busy by their own calendars elsewhere. */
  away: readonly TimeRange[];
  /** Live bookings, from start to end plus buffer; the requesting client's own live hold is excluded. */
  busy: readonly TimeRange[];
  service: ServiceTime;
  now: EpochMinutes;
  /** The minimum notice in minutes; a slot that starts exactly that far ahead can be booked. */
  notice: number;
  window: BookingWindow;
  /** When the last of the professional's licenses ends; a visit must end by then. Null if it does not end. */
  licensedUntil: EpochMinutes | null;
  /** Null if it is not known where the visit takes place, or the professional has turned this off. */
  travel: TravelRules | null;
}

/** Why a slot cannot be booked. If several reasons apply, the first in this order is given. */
export const unavailableReasons = [
  'outside-window',
  'past',
  'too-soon',
  'unlicensed',
  'outside-hours',
  'blocked',
  'booked',
  'too-far',
] as const;
export type UnavailableReason = (typeof unavailableReasons)[number];
