import type { BookingStatus } from './booking.ts';
import type { CancellingParty } from './cancellation.ts';

/** A booking as its parties read it (DATA-038 to 053). Amounts are dollars with two decimals, instants ISO 8601. */
export type BookingDto = {
  id: string;
  client_id: string | null;
  professional_id: string | null;
  service_id: string | null;
  booking_date: string;
  start_time: string;
  end_time: string;
  time_zone: string;
  status: BookingStatus;
  /** For the professional only its ZIP, and no notes, until it is paid. */
  location: string;
  notes: string | null;
  payment_method: string | null;
  service_price: string;
  travel_miles: string;
  travel_fee_amount: string;
  total_amount: string;
  /** Who of its parties cancelled it; null for one that expired unpaid. */
  cancelled_by: CancellingParty | null;
  /** What the cancellation of the paid booking gave back. */
  refund_amount: string | null;
  /** What went back of its payment or is promised to, whoever gave it back; null for nothing. */
  refunded_amount: string | null;
  /** A refund that did not arrive and is being looked at, or one that Stripe has asked its client about by mail. */
  refund_trouble: 'failed' | 'asks-client' | null;
  /** Whether its client reported a problem, and whether that is settled; null for none. */
  problem_status: 'open' | 'settled' | null;
  /** How often its client gave it another time. */
  moves: number;
  created_at: string;
  /** The address of the hosted checkout while it can be paid; for the client only. */
  checkout_url: string | null;
  service: { id: string | null; name: string; price: string; description: string };
  /** The other side's e-mail is null until it is paid. */
  professional: { id: string | null; profile: { id: string | null; first_name: string; last_name: string; email: string | null } };
  client: { id: string | null; first_name: string; last_name: string; email: string | null };
};

export type BookingList = { items: BookingDto[]; total: number; next_cursor: string | null };

/** The price of a choice before paying: the service and, beside it, the way. */
export type QuoteDto = {
  service_price: string;
  travel_fee_per_mile: string;
  travel_miles: string;
  travel_fee_amount: string;
  total_amount: string;
  /** Whether the total can still change with the address: the fee is above 0 and no ZIP was given yet. */
  needs_zip: boolean;
};

/** A day's slots as GET /api/professionals/{id}/slots?date= answers them. */
export type DaySlotsDto = {
  date: string;
  time_zone: string;
  slots: { time: string; starts_at: string; available: boolean; reason: string | null }[];
};

/** A month as GET /api/professionals/{id}/slots?month= answers it. */
export type MonthSlotsDto = {
  month: string;
  time_zone: string;
  /** The first and last date that can be chosen. */
  earliest: string;
  latest: string;
  days: { date: string; free_slots: number; first_free_time: string | null }[];
};
