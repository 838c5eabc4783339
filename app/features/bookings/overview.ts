import type { PlainDate } from '#app/lib/plain-date.ts';
import type { BookingStatus } from './booking.ts';

/** A professional's business at a glance. Amounts are dollars with two decimals, instants ISO 8601 with offset. */
export type OverviewDto = {
  /** The professional's date and zone now. */
  today: PlainDate;
  time_zone: string;
  figures: {
    /** Of completed bookings, before the commission. */
    total_revenue: string;
    /** Of confirmed bookings, before the commission. */
    confirmed_revenue: string;
    /** Different clients with a completed booking. */
    total_clients: number;
    /** Confirmed bookings. */
    upcoming_bookings: number;
  };
  /** The last weeks from Monday to Sunday, the present one last: what completed bookings brought. */
  weeks: OverviewWeek[];
  /** Today's confirmed and completed visits in order. */
  jobs: JobDto[];
  /** The next confirmed visit after today. */
  next_job: JobDto | null;
  /** The first bookings of the list, newest date first. */
  recent: RecentBooking[];
  has_more: boolean;
  setup: SetupState;
};

export type OverviewWeek = { starts_on: PlainDate; revenue: string; visits: number };

export type RecentBooking = {
  id: string;
  client: string;
  service: string;
  booking_date: string;
  time_zone: string;
  status: BookingStatus;
  total_amount: string;
};

/** A visit with what it takes to get there. */
export type JobDto = {
  id: string;
  status: 'confirmed' | 'completed';
  service: string;
  start_time: string;
  end_time: string;
  time_zone: string;
  location: string;
  notes: string | null;
  total_amount: string;
  /** Their phone and e-mail: the professional is a party of the booking (OPEN-18). */
  client: { name: string; phone: string | null; email: string | null };
  travel: TravelLeg | null;
};

/** The way to a visit, from the one before it that day or from the professional's own ZIP. */
export type TravelLeg = {
  from: 'base' | 'visit';
  /** Between ZIP centres as the crow flies, to one decimal; null where a ZIP is not known. */
  miles: number | null;
  /** Free minutes between the two visits; null on the first way of the day. */
  minutes: number | null;
};

/** What a professional has done of what a business here needs. */
export type SetupState = { applied: boolean; photo: boolean; services: boolean; hours: boolean; payments: boolean; portfolio: boolean };

export const overviewWeeks = 12;
export const recentShown = 5;
