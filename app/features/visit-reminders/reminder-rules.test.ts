import { describe, expect, it } from 'vitest';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { sampleBooking } from '#tests/support/mails/notice-samples.tsx';
import { reminderMailContent } from '#app/features/notifications/mail/booking-mail.ts';
import { dueRange, isStillAhead } from '#app/features/notices/reminder-rules.ts';

/**
 * 9:00 AM on the day on which clocks go back in Texas, an hour after they did; and on the day on which they go
 * forward.
 */
const autumn = { ...sampleBooking, start_time: '2026-11-01T09:00:00-06:00' } as BookingDto;
const spring = { ...sampleBooking, start_time: '2027-03-14T09:00:00-05:00' } as BookingDto;

describe('reminders over a change of the clocks', () => {
  it.each([
    ['autumn', autumn, '2026-10-31T10:00:00-05:00', 'Sun, Nov 1 at 9:00 AM CST'],
    ['spring', spring, '2027-03-13T08:00:00-06:00', 'Sun, Mar 14 at 9:00 AM CDT'],
  ])('in %s go out 24 hours before by any clock, and say the time that clocks will show', (_, booking, due, says) => {
    const starts = new Date(booking.start_time);
    const isDue = (now: string) => {
      const { from, until } = dueRange(24, new Date(now));
      return starts > from && starts <= until;
    };
    expect([isDue(due), isDue(new Date(Date.parse(due) - 60_000).toISOString())]).toEqual([true, false]);
    const { subject } = reminderMailContent(24, 'client', booking);
    expect(subject).toContain(says);
  });

  it('are not mistaken for those of a visit that was moved by the hour of the change', () => {
    const startsAt = '2026-11-01T14:00:00.000Z';
    expect(isStillAhead(autumn, startsAt, Date.parse('2026-10-31T15:00:00Z'))).toBe(false);
    expect(isStillAhead(autumn, '2026-11-01T15:00:00.000Z', Date.parse('2026-10-31T15:00:00Z'))).toBe(true);
    expect(
      isStillAhead({ ...autumn, status: 'cancelled' }, '2026-11-01T15:00:00.000Z', Date.parse('2026-10-31T15:00:00Z')),
    ).toBe(false);
  });
});
