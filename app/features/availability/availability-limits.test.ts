import { describe, expect, it } from 'vitest';
import { formatMinuteOfDay } from '#app/lib/date-format.ts';
import { minuteOfDay } from '#app/lib/wall-time.ts';
import { bookableTimes, bookingWindowMonths, newServiceTime } from './availability-limits.ts';

const shown = bookableTimes.map((time) => formatMinuteOfDay(minuteOfDay(time)));

describe('availability limits', () => {
  it('BOOK-033 LIMIT-017 there are 10 fixed times', () => expect(bookableTimes).toHaveLength(10));
  it('BOOK-034 the first time is 9:00 AM', () => expect(shown[0]).toBe('9:00 AM'));
  it('BOOK-035 the last time is 6:00 PM', () => expect(shown.at(-1)).toBe('6:00 PM'));
  it('BOOK-036 times are on the hour', () => {
    expect(bookableTimes.map(minuteOfDay)).toEqual(Array.from({ length: 10 }, (_, index) => (9 + index) * 60));
  });
  it('LIMIT-018 the date window is 3 months', () => expect(bookingWindowMonths).toBe(3));
  it('HOURS-024 a new service time has a duration of 60', () => expect(newServiceTime.duration).toBe(60));
  it('HOURS-025 a new service time has a buffer of 15', () => expect(newServiceTime.buffer).toBe(15));
});
