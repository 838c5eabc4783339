import { describe, expect, it } from 'vitest';
import { wallClockToInstant } from '#app/lib/dates/time-zone.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';
import { bookingsLeftOutside, bookingsWithin } from './coming-booking.ts';
import { defaultWeeklyHours, type DayHours } from '#app/features/slot-rules/hours/weekly-hours.ts';

const zone = 'America/Chicago';
const at = (date: string, time: string) => wallClockToInstant(date, minuteOfDay(time), zone);
const visit = (id: string, date: string, time: string, minutes = 60) => ({
  id,
  status: 'confirmed' as const,
  service_id: null,
  service_name: 'Haircut',
  client_name: 'Casey Client',
  start: at(date, time),
  end: at(date, time) + minutes,
});
const ids = (bookings: { id: string }[]) => bookings.map(({ id }) => id);
const weekWith = (...changes: Partial<DayHours>[]) =>
  defaultWeeklyHours.map((hours) => ({ ...hours, ...changes.find(({ day }) => day === hours.day) }));

describe('what new hours leave outside', () => {
  // 23 November 2026 is a Monday.
  const visits = [
    visit('early', '2026-11-23', '09:00'),
    visit('late', '2026-11-23', '16:00'),
    visit('saturday', '2026-11-28', '10:00'),
  ];

  it('is what lay inside before and does not any more', () => {
    expect(ids(bookingsLeftOutside(visits, null, defaultWeeklyHours, zone))).toEqual(['saturday']);
    expect(
      ids(bookingsLeftOutside(visits, defaultWeeklyHours, weekWith({ day: 'monday', start: '10:00' }), zone)),
    ).toEqual(['early']);
    expect(
      ids(bookingsLeftOutside(visits, defaultWeeklyHours, weekWith({ day: 'monday', isWorking: false }), zone)),
    ).toEqual(['early', 'late']);
    expect(
      ids(bookingsLeftOutside(visits, defaultWeeklyHours, weekWith({ day: 'tuesday', isWorking: false }), zone)),
    ).toEqual([]);
  });

  it('a visit may end as the day closes, not later', () => {
    expect(
      ids(
        bookingsLeftOutside(
          visits,
          null,
          weekWith({ day: 'monday', end: '17:00' }, { day: 'saturday', isWorking: true }),
          zone,
        ),
      ),
    ).toEqual([]);
    expect(
      ids(
        bookingsLeftOutside(
          visits,
          null,
          weekWith({ day: 'monday', end: '16:30' }, { day: 'saturday', isWorking: true }),
          zone,
        ),
      ),
    ).toEqual(['late']);
  });

  it('is judged by wall clock on the day the clocks change', () => {
    const onChange = [visit('spring', '2027-03-14', '09:00')];
    expect(ids(bookingsLeftOutside(onChange, null, weekWith({ day: 'sunday', isWorking: true }), zone))).toEqual([]);
    expect(
      ids(bookingsLeftOutside(onChange, null, weekWith({ day: 'sunday', isWorking: true, start: '09:30' }), zone)),
    ).toEqual(['spring']);
  });
});

it('a block touches the visits that share time with it', () => {
  const visits = [visit('a', '2026-11-23', '10:00'), visit('b', '2026-11-23', '12:00')];
  const within = (start: string, end: string) =>
    ids(bookingsWithin(visits, [{ start: at('2026-11-23', start), end: at('2026-11-23', end) }]));
  expect(within('11:00', '12:00')).toEqual([]);
  expect(within('10:59', '12:01')).toEqual(['a', 'b']);
});
