import { describe, expect, it } from 'vitest';
import { weekdays } from '#app/features/slot-rules/availability-limits.ts';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { type EpochMinutes, wallClockToInstant } from '#app/lib/dates/time-zone.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';
import type { EntrySource, SourceService } from './entry-source.ts';
import { freeDaysOf } from './free-days.ts';

const zone = 'America/Chicago';
const today = '2027-01-04';
const at = (day: number, time: string) => wallClockToInstant(addDays(today, day), minuteOfDay(time), zone);
const now = at(0, '08:00');

type Range = [EpochMinutes, EpochMinutes];

const haircut: SourceService = {
  id: 's',
  professional_id: 'p',
  category_id: null,
  name: 'Haircut',
  description: '',
  price: '75.00',
  duration: 60,
  stripe_price_id: 'price_1',
  time: { duration: 60, buffer: 0 },
};

/** A professional who works from 9 to 17 every day, with a service of an hour. */
const sourceWith = (away: Range[], overrides: Partial<EntrySource> = {}): EntrySource => ({
  id: 'p',
  profile_id: 'q',
  first_name: 'Paula',
  last_name: 'Professional',
  profile_photo_url: null,
  headline: null,
  bio: null,
  service_area: null,
  service_area_zip: null,
  latitude: null,
  longitude: null,
  time_zone: zone,
  minimum_notice_hours: 0,
  service_radius: '25',
  years_experience: null,
  image: null,
  work_photo: null,
  verified: true,
  is_approved: true,
  stripe_account_id: 'acct_1',
  stripe_account_status: 'active',
  approved_categories: null,
  last_licensed_day: null,
  services: [haircut],
  hours: weekdays.map((day) => ({ day, isWorking: true, start: '09:00', end: '17:00' })),
  rating: null,
  review_count: 0,
  blocked: [],
  away,
  busy: [],
  ...overrides,
});

const firstDays = ({ days }: { days: string | null }) => days?.slice(0, 4);

describe('the free days of a professional with a connected calendar', () => {
  it('are not those on which they are busy all their hours', () => {
    expect(firstDays(freeDaysOf(sourceWith([]), now))).toBe('1111');
    expect(firstDays(freeDaysOf(sourceWith([[at(1, '00:00'), at(2, '00:00')]]), now))).toBe('1011');
    expect(firstDays(freeDaysOf(sourceWith([[at(1, '09:00'), at(1, '17:00')]]), now))).toBe('1011');
  });

  it('stay free with an hour left between appointments', () => {
    const away: Range[] = [
      [at(1, '08:00'), at(1, '12:00')],
      [at(1, '13:00'), at(1, '18:00')],
    ];
    expect(firstDays(freeDaysOf(sourceWith(away), now))).toBe('1111');
    expect(firstDays(freeDaysOf(sourceWith([...away, [at(1, '12:30'), at(1, '12:45')]]), now))).toBe('1011');
  });

  it('count appointments beside visits and blocked times', () => {
    const away: Range[] = [[at(1, '08:00'), at(1, '12:00')]];
    const busy: Range[] = [[at(1, '12:00'), at(1, '14:00')]];
    const blocked: Range[] = [[at(1, '14:00'), at(1, '18:00')]];
    expect(firstDays(freeDaysOf(sourceWith(away, { busy, blocked }), now))).toBe('1011');
    expect(firstDays(freeDaysOf(sourceWith([], { busy, blocked }), now))).toBe('1111');
  });

  it('begin with the first times that are free in both', () => {
    const { slots } = freeDaysOf(sourceWith([[at(0, '00:00'), at(1, '10:00')]]), now);
    expect(slots).toEqual({ serviceId: haircut.id, times: [at(1, '10:00'), at(1, '11:00'), at(1, '12:00')] });
  });
});
