import type { BookingStatus } from './booking.ts';

/** A visit in the history of a client; dollars with two decimals, minutes. */
export type ClientVisit = {
  id: string;
  booking_date: string;
  time_zone: string;
  status: BookingStatus;
  service_name: string;
  duration: number;
  total_amount: string;
  /** Its ZIP until it is paid. */
  location: string;
  notes: string | null;
};

export type ClientHistory = { items: ClientVisit[]; next_cursor: string | null };
