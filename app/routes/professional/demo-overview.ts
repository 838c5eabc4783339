import type { BookingStatus } from '#app/features/bookings/booking.ts';
import { toIsoWithOffset } from '#app/lib/iso-instant.ts';
import { addCents, type Cents, centsFromDollars } from '#app/lib/money.ts';
import { addDays } from '#app/lib/plain-date.ts';
import { type EpochMinutes, localDate, wallClockToInstant } from '#app/lib/time-zone.ts';

const zone = 'America/Chicago';

export interface SampleBooking {
  id: string;
  client: string;
  service: string;
  status: BookingStatus;
  /** ISO with offset. */
  at: string;
  timeZone: string;
  location: string;
  amount: Cents;
}

export interface DemoOverview {
  name: string;
  /** Of completed bookings only. */
  revenue: Cents;
  clients: number;
  /** Confirmed ones. */
  upcoming: number;
  next: SampleBooking | undefined;
  /** Newest date first. */
  bookings: SampleBooking[];
  /** What the last eight weeks brought, the present one last. */
  weeks: Cents[];
}

type Sample = [inDays: number, hour: number, client: string, service: string, status: BookingStatus, dollars: string, location: string];

const samples: readonly Sample[] = [
  [4, 10, 'Priya Raman', 'Balayage', 'confirmed', '185.00', '2210 Willow Bend, Austin, TX 78704'],
  [2, 15, 'Tom Becker', 'Haircut', 'pending', '65.00', '77 Sycamore Lane, Austin, TX 78745'],
  [1, 9, 'Elena Castro', 'Bridal trial', 'confirmed', '140.00', '418 Juniper Court, Austin, TX 78704'],
  [-2, 14, 'Maya Brooks', 'Haircut and blowout', 'completed', '95.00', '1312 Rosewood Avenue, Austin, TX 78702'],
  [-5, 11, 'Priya Raman', 'Gloss and trim', 'completed', '88.00', '2210 Willow Bend, Austin, TX 78704'],
  [-9, 16, 'Dana Whitfield', 'Haircut', 'cancelled', '65.00', '9 Lantern Row, Austin, TX 78748'],
  [-13, 10, 'Elena Castro', 'Blowout', 'completed', '55.00', '418 Juniper Court, Austin, TX 78704'],
  [-20, 13, 'Joan Park', 'Balayage', 'completed', '185.00', '305 Cedar Street, Austin, TX 78705'],
];

const weeks = ['210.00', '265.00', '180.00', '320.00', '295.00', '240.00', '355.00', '183.00'];

/** The overview of a made-up professional around `now`, read from nowhere (OPEN-25). */
export function demoOverview(now: EpochMinutes): DemoOverview {
  const bookings = samples.map((sample, index) => toBooking(sample, index, now));
  const completed = bookings.filter(({ status }) => status === 'completed');
  const confirmed = bookings.filter(({ status }) => status === 'confirmed');
  return {
    name: 'Robin',
    revenue: completed.reduce((sum, { amount }) => addCents(sum, amount), centsFromDollars(0)),
    clients: new Set(completed.map(({ client }) => client)).size,
    upcoming: confirmed.length,
    next: confirmed.at(-1),
    bookings,
    weeks: weeks.map((dollars) => centsFromDollars(dollars)),
  };
}

function toBooking([inDays, hour, client, service, status, dollars, location]: Sample, index: number, now: EpochMinutes): SampleBooking {
  const start = wallClockToInstant(addDays(localDate(now, zone), inDays), hour * 60, zone);
  return { id: `sample-${index + 1}`, client, service, status, at: toIsoWithOffset(start, zone), timeZone: zone, location, amount: centsFromDollars(dollars) };
}
