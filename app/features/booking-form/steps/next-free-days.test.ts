import { describe, expect, it } from 'vitest';
import { bookingWindow } from '#app/features/slot-rules/booking-window.ts';
import { addDays, daysOfMonth, plainDateOf } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { nextFreeDays } from './next-free-days.ts';

const zone = 'America/Chicago';

/** The next days of a professional who is free from a date on, and the months that were read for them. */
async function daysFreeFrom(freeFrom: string, now: string) {
  const window = bookingWindow(epochMinutesOf(new Date(now)), zone);
  const months: string[] = [];
  const days = await nextFreeDays(
    (month) => {
      months.push(month);
      const { first, last } = daysOfMonth(month);
      const dates = Array.from({ length: last - first + 1 }, (_, day) => addDays(plainDateOf(first), day));
      const isFree = (date: string) => date >= freeFrom && date >= window.earliest && date <= window.latest;
      return Promise.resolve({
        month,
        time_zone: zone,
        ...window,
        days: dates.map((date) => ({
          date,
          status: isFree(date) ? ('free' as const) : ('closed' as const),
          free_slots: isFree(date) ? 10 : 0,
          first_free_time: isFree(date) ? '09:00' : null,
        })),
      });
    },
    4,
    Date.parse(now),
  );
  return { dates: days.map(({ date }) => date), months };
}

describe('the next free days', () => {
  it('are found without a further month when this one has enough', async () => {
    const { dates, months } = await daysFreeFrom('2026-11-01', '2026-11-05T15:00:00Z');
    expect(dates).toEqual(['2026-11-05', '2026-11-06', '2026-11-07', '2026-11-08']);
    expect(months).toEqual(['2026-11']);
  });

  it('lie as far ahead as anything can be booked', async () => {
    expect((await daysFreeFrom('2027-01-04', '2026-11-05T15:00:00Z')).dates[0]).toBe('2027-01-04');
    expect((await daysFreeFrom('2027-02-04', '2026-11-05T15:00:00Z')).dates).toEqual(['2027-02-04', '2027-02-05']);
  });

  it('are none once the last month of the window was read', async () => {
    const { dates, months } = await daysFreeFrom('2027-02-06', '2026-11-05T15:00:00Z');
    expect(dates).toEqual([]);
    expect(months).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  });

  it('begin on the last evening of a month that is over in UTC', async () => {
    expect((await daysFreeFrom('2026-11-01', '2026-12-01T01:00:00Z')).dates[0]).toBe('2026-11-30');
  });
});
