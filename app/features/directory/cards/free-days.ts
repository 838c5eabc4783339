import { bookingWindow } from '#app/features/availability/slots/booking-window.ts';
import { licensedUntil } from '#app/features/availability/slots/licensed-until.ts';
import { effectiveServiceTime, type ServiceTime } from '#app/features/availability/hours/service-time.ts';
import type { SlotRules } from '#app/features/availability/slots/slot-rules.ts';
import { summariesBetween } from '#app/features/availability/slots/slots.ts';
import { acceptsBookings } from '#app/features/professionals/professional.policy.ts';
import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import { wallClockToInstant, type EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';
import type { EntrySource } from '../entries/entry-source.ts';

export type FreeDays = {
  nextFreeAt: EpochMinutes | null;
  from: PlainDate | null;
  /** One character per day of the booking window: "1" if any service has a free slot. */
  days: string | null;
};

/** Computes when a professional can be booked: never if they do not accept bookings or offer no service. */
export function freeDaysOf(source: EntrySource, now: EpochMinutes): FreeDays {
  const service = briefestService(source);
  if (service === undefined || !acceptsBookings(source)) return { nextFreeAt: null, from: null, days: null };
  const window = bookingWindow(now, source.time_zone);
  const rules: SlotRules = {
    timeZone: source.time_zone,
    weeklyHours: source.hours,
    blocked: source.blocked.map(toRange),
    busy: source.busy.map(toRange),
    service,
    now,
    notice: source.minimum_notice_hours * 60,
    window,
    licensedUntil: licensedUntil(source.last_licensed_day, source.time_zone),
  };
  const days = summariesBetween(rules, window.earliest, window.latest);
  const first = days.find(({ firstFreeTime }) => firstFreeTime !== null);
  return {
    nextFreeAt: first?.firstFreeTime
      ? wallClockToInstant(first.date, minuteOfDay(first.firstFreeTime), source.time_zone)
      : null,
    from: window.earliest,
    days: days.map(({ freeSlots }) => (freeSlots > 0 ? '1' : '0')).join(''),
  };
}

/** Returns the shortest service, which fits wherever any service fits. */
function briefestService({ services }: EntrySource): ServiceTime | undefined {
  const times = services.map(({ time, duration }) => effectiveServiceTime(time, duration));
  return times.sort((one, other) => one.duration - other.duration || one.buffer - other.buffer)[0];
}

function toRange([start, end]: [EpochMinutes, EpochMinutes]) {
  return { start, end };
}
