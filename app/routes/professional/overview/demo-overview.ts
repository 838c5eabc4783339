import type { BookingStatus } from '#app/features/bookings/booking.ts';
import type { JobDto, OverviewDto, RecentBooking, TravelLeg } from '#app/features/professional-desk/overview.ts';
import { recentMaximum } from '#app/features/professional-desk/overview.ts';
import { shownWeeks } from '#app/features/professional-desk/overview-weeks.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { addCents, centsFromDollars, dollarString } from '#app/lib/money.ts';
import { addDays } from '#app/lib/dates/plain-date.ts';
import {
  type EpochMinutes,
  localDate,
  localMinuteOfDay,
  wallClockToInstant,
  platformTimeZone,
} from '#app/lib/dates/time-zone.ts';

/** The professional in the demo. */
export const demoName = 'Robin Hale';

const zone = platformTimeZone;

type Sample = [inDays: number, hour: number, client: string, service: string, status: BookingStatus, dollars: string];

const samples: readonly Sample[] = [
  [4, 10, 'Priya Raman', 'Balayage', 'confirmed', '185.00'],
  [2, 15, 'Tom Becker', 'Haircut', 'pending', '65.00'],
  [1, 9, 'Elena Castro', 'Bridal trial', 'confirmed', '140.00'],
  [-2, 14, 'Maya Brooks', 'Haircut and blowout', 'completed', '95.00'],
  [-5, 11, 'Priya Raman', 'Gloss and trim', 'completed', '88.00'],
  [-9, 16, 'Dana Whitfield', 'Haircut', 'cancelled', '65.00'],
  [-13, 10, 'Elena Castro', 'Blowout', 'completed', '55.00'],
  [-20, 13, 'Joan Park', 'Balayage', 'completed', '185.00'],
];

type Visit = [
  inMinutes: number,
  client: string,
  phone: string,
  service: string,
  dollars: string,
  location: string,
  notes: string | null,
  travel: TravelLeg,
];

/** Relative to when the demo is viewed, so that there is always one visit done, one next and one after it. */
const visits: readonly Visit[] = [
  [
    -150,
    'Joan Park',
    '512-555-0138',
    'Haircut',
    '65.00',
    '305 Cedar Street, Austin, TX 78705',
    null,
    { from: 'base', miles: 4.1, minutes: null },
  ],
  [
    40,
    'Maya Brooks',
    '512-555-0117',
    'Haircut and blowout',
    '95.00',
    '1312 Rosewood Avenue, Austin, TX 78702',
    'The bell is broken, please knock.',
    { from: 'visit', miles: 2.6, minutes: 130 },
  ],
  [
    135,
    'Dana Whitfield',
    '512-555-0164',
    'Gloss and trim',
    '88.00',
    '9 Lantern Row, Austin, TX 78748',
    null,
    { from: 'visit', miles: 9.8, minutes: 35 },
  ],
];

const weeks = [
  '0.00',
  '65.00',
  '120.00',
  '185.00',
  '210.00',
  '265.00',
  '180.00',
  '320.00',
  '295.00',
  '240.00',
  '355.00',
  '183.00',
];

/** Returns the overview of a made-up professional around `now`, without reading anything (OPEN-25). */
export function demoOverview(now: EpochMinutes): OverviewDto {
  const today = localDate(now, zone);
  const bookings = samples.map((sample, index) => toBooking(sample, index, now));
  const completed = bookings.filter(({ status }) => status === 'completed');
  const jobs = visits.map((visit, index) => toJob(visit, index, now));
  return {
    today,
    time_zone: zone,
    figures: {
      total_revenue: sumOf(completed),
      confirmed_revenue: sumOf([...bookings, ...jobs].filter(({ status }) => status === 'confirmed')),
      total_clients: new Set(completed.map(({ client }) => client)).size,
      upcoming_bookings:
        bookings.filter(({ status }) => status === 'confirmed').length +
        jobs.filter(({ status }) => status === 'confirmed').length,
    },
    weeks: shownWeeks(today).map((starts_on, index) => ({
      starts_on,
      revenue: weeks[index] ?? '0.00',
      visits: Math.round(Number(weeks[index] ?? 0) / 90),
    })),
    jobs,
    next_job: null,
    recent: bookings.slice(0, recentMaximum),
    has_more: true,
    setup: { applied: true, photo: true, services: true, hours: true, payments: true, portfolio: true },
  };
}

function sumOf(visits: readonly { total_amount: string }[]): string {
  return dollarString(
    visits.reduce((sum, { total_amount }) => addCents(sum, centsFromDollars(total_amount)), centsFromDollars(0)),
  );
}

function toBooking(
  [inDays, hour, client, service, status, total_amount]: Sample,
  index: number,
  now: EpochMinutes,
): RecentBooking {
  const start = wallClockToInstant(addDays(localDate(now, zone), inDays), hour * 60, zone);
  return {
    id: `sample-${index + 1}`,
    client,
    service,
    status,
    booking_date: toIsoWithOffset(start, zone),
    time_zone: zone,
    total_amount,
  };
}

function toJob(
  [inMinutes, name, phone, service, total_amount, location, notes, travel]: Visit,
  index: number,
  now: EpochMinutes,
): JobDto {
  const start = now - (localMinuteOfDay(now, zone) % 5) + inMinutes;
  return {
    id: `sample-visit-${index + 1}`,
    is_by_hand: false,
    status: inMinutes < 0 ? 'completed' : 'confirmed',
    service,
    start_time: toIsoWithOffset(start, zone),
    end_time: toIsoWithOffset(start + 60, zone),
    time_zone: zone,
    location,
    notes,
    total_amount,
    client: { name, phone, email: null },
    travel,
  };
}
