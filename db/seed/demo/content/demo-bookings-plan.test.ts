import { describe, expect, it } from 'vitest';
import { openingHoursOfWeek } from '#app/features/slot-rules/hours/weekly-hours.ts';
import { milesBetween } from '#app/lib/places/distance.ts';
import { epochDayOf, weekdayOf } from '#app/lib/dates/plain-date.ts';
import { lookUpPostalCode } from '#app/lib/places/postal-codes.server.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';
import { planDemoBookings } from './demo-bookings-plan.ts';
import { demoClients } from './demo-clients.ts';
import { isBookable } from './demo-professional.ts';
import { demoProfessionals } from './demo-professionals.ts';
import type { PlannedBooking } from './planned-appointments.ts';

// Winter, both changes of the clocks, and a moment when it is already tomorrow in UTC.
const moments = ['2026-11-20T15:00:00Z', '2027-03-10T08:00:00Z', '2026-10-30T12:00:00Z', '2027-07-04T03:30:00Z'];

describe.each(moments)('the plan of demo bookings at %s', (moment) => {
  const now = new Date(moment);
  const { bookings, blocks } = planDemoBookings(demoProfessionals, demoClients, now);
  const count = (email: string, status: string) =>
    bookings.filter((booking) => booking.clientEmail === email && booking.status === status).length;

  it('is the same for the same moment', () => {
    expect(planDemoBookings(demoProfessionals, demoClients, now)).toEqual({ bookings, blocks });
  });

  it('gives client@doorstep.test 2 confirmed, 1 pending, 4 completed and 1 cancelled booking', () => {
    const statuses = ['confirmed', 'pending', 'completed', 'cancelled'];
    expect(statuses.map((status) => count('client@doorstep.test', status))).toEqual([2, 1, 4, 1]);
  });

  it('has past bookings completed or cancelled, later ones confirmed, pending or cancelled, none today', () => {
    for (const { date, timeZone, status } of bookings) {
      const today = localDate(epochMinutesOf(now), timeZone);
      expect(date).not.toBe(today);
      expect(date < today ? ['completed', 'cancelled'] : ['confirmed', 'pending', 'cancelled']).toContain(status);
    }
  });

  it('fills the calendar of every bookable professional and nobody else’s', () => {
    for (const professional of demoProfessionals) {
      const own = bookings.filter((booking) => booking.professionalUsername === professional.username);
      expect([professional.username, own.length > 0]).toEqual([professional.username, isBookable(professional)]);
    }
  });

  it('never has two bookings or blocks of one professional overlap', () => {
    for (const { username } of demoProfessionals) {
      const mine = bookings.filter(({ professionalUsername }) => professionalUsername === username);
      const ranges = [
        ...mine.map((booking) => ({
          date: booking.date,
          start: minuteOfDay(booking.time),
          end: busyUntil(booking),
        })),
        ...blocks
          .filter(({ professionalUsername }) => professionalUsername === username)
          .map(({ date, start, end }) => ({ date, start: minuteOfDay(start), end: minuteOfDay(end) })),
      ];
      const clashes = ranges.filter((one, index) =>
        ranges
          .slice(index + 1)
          .some((other) => one.date === other.date && one.start < other.end && other.start < one.end),
      );
      expect([username, clashes]).toEqual([username, []]);
    }
  });

  it('books on the 10 slots, within working hours and the service radius', () => {
    for (const booking of bookings) {
      const professional = demoProfessionals.find(({ username }) => username === booking.professionalUsername);
      const from = lookUpPostalCode(professional?.zip ?? '');
      const to = lookUpPostalCode(booking.locationZip);
      expect(booking.time).toMatch(/^(09|1[0-8]):00$/);
      expect(from && to && milesBetween(from, to)).toBeLessThanOrEqual(professional?.serviceRadius ?? 0);
      if (!professional?.weeklyHours) continue;
      const open = openingHoursOfWeek(professional.weeklyHours)[weekdayOf(epochDayOf(booking.date))];
      expect(minuteOfDay(booking.time)).toBeGreaterThanOrEqual(open?.opens ?? Infinity);
      expect(minuteOfDay(booking.time) + booking.durationMinutes).toBeLessThanOrEqual(open?.closes ?? 0);
    }
  });

  it('never starts a booking at the end of a block, where the slot is unavailable', () => {
    for (const block of blocks) {
      const touching = bookings.filter(
        (booking) =>
          booking.professionalUsername === block.professionalUsername &&
          booking.date === block.date &&
          booking.time >= block.start &&
          booking.time <= block.end,
      );
      expect(touching).toEqual([]);
    }
  });
});

function busyUntil({ time, durationMinutes, bufferMinutes }: PlannedBooking): number {
  return minuteOfDay(time) + durationMinutes + bufferMinutes;
}
