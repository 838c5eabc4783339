import type { BookingStatus } from '#app/features/bookings/booking.ts';
import type { CancellingParty } from '#app/features/bookings/cancellation.ts';

/** An appointment as its professional reads it. Instants are ISO 8601 in the professional's zone, amounts dollars with two decimals. */
export type CalendarAppointment = {
  id: string;
  date: string;
  end: string;
  status: BookingStatus;
  service: { name: string };
  /** Whether the client's contact details and address are given: from the payment on. Until then `location` is a ZIP. */
  contact_shared: boolean;
  /** The ways to reach a client whose account is gone are gone, too. */
  client: { name: string; phone: string | null; email: string | null };
  location: string;
  notes: string | null;
  total_amount: string;
  /** The platform's share of what the professional keeps of it. */
  fee_amount: string;
  net_amount: string;
  /** What was given back of it, by a cancellation, a settlement or at Stripe; null where nothing was, or was paid. */
  refund_amount: string | null;
  cancelled_by: CancellingParty | null;
};

export type CalendarBlock = { id: string; start: string; end: string; reason: string | null };

/** A stretch of days with all that lies on them, earliest first; both dates included. */
export type CalendarDto = {
  from: string;
  to: string;
  time_zone: string;
  appointments: CalendarAppointment[];
  blocked: CalendarBlock[];
};

/** A day of the overview: how many appointments of each status, and how many of its minutes are blocked. */
export type CalendarDay = { date: string; counts: Record<BookingStatus, number>; blocked_minutes: number };

export type CalendarDaysDto = { from: string; to: string; time_zone: string; days: CalendarDay[] };

/** The link other calendars read; without an address when there is none, or when it can only be renewed. */
export type CalendarFeedDto = { on: boolean; url: string | null; created_at: string | null };
