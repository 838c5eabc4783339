import { addDollarSums } from '#app/lib/money.ts';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { localDate, wallClockToInstant, type EpochMinutes, platformTimeZone } from '#app/lib/dates/time-zone.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import type { BookingStatus } from '#app/features/bookings/booking.ts';
import type { ClientMoney } from './client-money.ts';

const zone = platformTimeZone;

interface Sample {
  status: BookingStatus;
  /** Days from today; negative is past. */
  inDays: number;
  hour: number;
  service: string;
  price: string;
  fee: string;
  total: string;
  professional: [first: string, last: string];
  location: string;
}

const samples: readonly Sample[] = [
  {
    status: 'confirmed',
    inDays: 6,
    hour: 14,
    service: 'Full car detail',
    price: '145.00',
    fee: '8.40',
    total: '153.40',
    professional: ['Andre', 'Castillo'],
    location: '418 Juniper Court, Austin, TX 78704',
  },
  {
    status: 'pending',
    inDays: 3,
    hour: 9,
    service: 'Bath and brush, large dog',
    price: '72.00',
    fee: '0.00',
    total: '72.00',
    professional: ['Joan', 'Park'],
    location: '418 Juniper Court, Austin, TX 78704',
  },
  {
    status: 'completed',
    inDays: -12,
    hour: 17,
    service: 'Haircut and blowout',
    price: '65.00',
    fee: '0.00',
    total: '65.00',
    professional: ['Maya', 'Brooks'],
    location: '418 Juniper Court, Austin, TX 78704',
  },
  {
    status: 'cancelled',
    inDays: -20,
    hour: 11,
    service: 'Whole-home Wi-Fi setup',
    price: '110.00',
    fee: '6.30',
    total: '116.30',
    professional: ['Sam', 'Okafor'],
    location: '90 Lantern Row, Suite 4, Austin, TX 78745',
  },
  {
    status: 'completed',
    inDays: -41,
    hour: 10,
    service: 'Deep clean, two bedrooms',
    price: '180.00',
    fee: '4.20',
    total: '184.20',
    professional: ['Rosa', 'Delgado'],
    location: '418 Juniper Court, Austin, TX 78704',
  },
];

/**
 * Returns the built-in bookings for demo=true: generated around `now`, never read from the database, newest date
 * first.
 */
export function demoBookings(now: EpochMinutes): BookingDto[] {
  return samples.map((sample, index) => toBooking(sample, index, now));
}

/** Returns the sample bookings with the totals of their payments; nothing was refunded and there are no fees. */
export function demoClient(now: EpochMinutes): { bookings: BookingDto[]; money: ClientMoney } {
  const bookings = demoBookings(now);
  const paid = bookings
    .filter(({ status }) => status === 'confirmed' || status === 'completed')
    .map(({ total_amount }) => total_amount);
  return { bookings, money: { paid: addDollarSums(...paid), refunded: '0.00', fees: '0.00' } };
}

function toBooking(sample: Sample, index: number, now: EpochMinutes): BookingDto {
  const start = wallClockToInstant(addDays(localDate(now, zone), sample.inDays), sample.hour * 60, zone);
  const at = (instant: EpochMinutes) => toIsoWithOffset(instant, zone);
  const [first_name, last_name] = sample.professional;
  return {
    id: `sample-${index + 1}`,
    client_id: null,
    professional_id: null,
    service_id: null,
    booking_date: at(start),
    start_time: at(start),
    end_time: at(start + 60),
    time_zone: zone,
    status: sample.status,
    location: sample.location,
    notes: null,
    payment_method: null,
    service_price: sample.price,
    discount_percent: 0,
    discount_amount: '0.00',
    travel_miles: '0.0',
    travel_fee_amount: sample.fee,
    total_amount: sample.total,
    free_until: at(start - 24 * 60),
    late_fee_percent: '50.00',
    cancelled_by: sample.status === 'cancelled' ? 'client' : null,
    cancelled_at: null,
    refund_amount: sample.status === 'cancelled' ? sample.total : null,
    refunded_amount: null,
    refund_trouble: null,
    problem_status: null,
    moves: 0,
    created_at: at(start),
    checkout_url: null,
    service: { id: null, name: sample.service, price: sample.price, description: '' },
    professional: {
      id: null,
      image: `/images/portraits/p0${index + 1}-640.webp`,
      profile: { id: null, first_name, last_name, email: null },
    },
    client: { id: null, first_name: 'Sample', last_name: 'Client', email: null },
  };
}
