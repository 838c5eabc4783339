import { bookingWindow } from '#app/features/slot-rules/booking-window.ts';
import { licensedUntil } from '#app/features/slot-rules/licensed-until.ts';
import { briefestService } from '#app/features/slot-rules/hours/service-time.ts';
import type { SlotRules } from '#app/features/slot-rules/slot-rules.ts';
import { slotsOfDay, summariesBetween, type DaySummary } from '#app/features/slot-rules/slots.ts';
import { acceptsBookings, canBePaid } from '#app/features/professionals/professional.policy.ts';
import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';
import type { EntrySource } from './entry-source.ts';

export type FreeDays = {
  /** The next free slots of the shortest service, at most three. */
  slots: { serviceId: string; times: EpochMinutes[] } | null;
  from: PlainDate | null;
  /** One character per day of the booking window: "1" if any service has a free slot. */
  days: string | null;
};

const slotsMaximum = 3;

/**
 * Computes when a professional can be booked: never if a booking would be refused whatever the time, as it is without a
 * service that has a price at Stripe (prepare-booking.server.ts).
 */
export function freeDaysOf(source: EntrySource, now: EpochMinutes): FreeDays {
  const service = briefestService(source.services.filter(({ stripe_price_id }) => stripe_price_id !== null));
  if (service === undefined || !canBePaid(source) || !acceptsBookings(source))
    return { slots: null, from: null, days: null };
  const window = bookingWindow(now, source.time_zone);
  const rules: SlotRules = {
    timeZone: source.time_zone,
    weeklyHours: source.hours,
    blocked: source.blocked.map(toRange),
    busy: source.busy.map(toRange),
    service: service.time,
    now,
    notice: source.minimum_notice_hours * 60,
    window,
    licensedUntil: licensedUntil(source.last_licensed_day, source.time_zone),
    away: source.away.map(toRange),
    travel: null,
  };
  const days = summariesBetween(rules, window.earliest, window.latest);
  const times = firstFreeTimes(rules, days);
  return {
    slots: times.length === 0 ? null : { serviceId: service.id, times },
    from: window.earliest,
    days: days.map(({ freeSlots }) => (freeSlots > 0 ? '1' : '0')).join(''),
  };
}

/** Looks only at as many free days as it takes. */
function firstFreeTimes(rules: SlotRules, days: readonly DaySummary[]): EpochMinutes[] {
  const times: EpochMinutes[] = [];
  for (const { date, freeSlots } of days) {
    if (times.length >= slotsMaximum) break;
    if (freeSlots === 0) continue;
    times.push(...slotsOfDay(rules, date).flatMap(({ available, startsAt }) => (available ? [startsAt] : [])));
  }
  return times.slice(0, slotsMaximum);
}

function toRange([start, end]: [EpochMinutes, EpochMinutes]) {
  return { start, end };
}
