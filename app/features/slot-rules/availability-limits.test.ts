import { describe, expect, it } from 'vitest';
import { formatMinuteOfDay } from '#app/lib/dates/date-format.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';
import { bookableTimes, bookingWindowMonths, newServiceTime } from './availability-limits.ts';
import { proves } from '#tests/support/proves.ts';

const shown = bookableTimes.map((time) => formatMinuteOfDay(minuteOfDay(time)));

describe('availability limits', () => {
  it('there are 10 fixed times', proves('BOOK-033', 'LIMIT-017'), () => expect(bookableTimes).toHaveLength(10));
  it('the first time is 9:00 AM', proves('BOOK-034'), () => expect(shown[0]).toBe('9:00 AM'));
  it('the last time is 6:00 PM', proves('BOOK-035'), () => expect(shown.at(-1)).toBe('6:00 PM'));
  it('times are on the hour', proves('BOOK-036'), () => {
    expect(bookableTimes.map(minuteOfDay)).toEqual(Array.from({ length: 10 }, (_, index) => (9 + index) * 60));
  });
  it('the date window is 3 months', proves('LIMIT-018'), () => expect(bookingWindowMonths).toBe(3));
  it('a new service time has a duration of 60', proves('HOURS-024'), () => expect(newServiceTime.duration).toBe(60));
  it('a new service time has a buffer of 15', proves('HOURS-025'), () => expect(newServiceTime.buffer).toBe(15));
});
