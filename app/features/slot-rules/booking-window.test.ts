import { describe, expect, it } from 'vitest';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { bookingWindow } from './booking-window.ts';
import { proves } from '#tests/support/proves.ts';

const at = (text: string) => epochMinutesOf(new Date(text));

describe('booking window', () => {
  it('runs from today to 3 months ahead', proves('BOOK-030', 'BOOK-031'), () => {
    expect(bookingWindow(at('2026-11-20T18:00Z'), 'America/Chicago')).toEqual({
      earliest: '2026-11-20',
      latest: '2027-02-20',
    });
  });

  it("takes today from the professional's calendar", proves('BOOK-030'), () => {
    const evening = at('2026-11-21T05:30Z');
    expect(bookingWindow(evening, 'America/New_York').earliest).toBe('2026-11-21');
    expect(bookingWindow(evening, 'America/Chicago').earliest).toBe('2026-11-20');
  });

  it('ends with a shorter month', proves('BOOK-031'), () => {
    expect(bookingWindow(at('2026-11-30T18:00Z'), 'America/Chicago').latest).toBe('2027-02-28');
  });
});
