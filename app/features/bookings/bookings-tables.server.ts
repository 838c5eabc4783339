import type { ColumnType, Generated } from 'kysely';
import type { BookingStatus, CompletedBy } from './booking.ts';
import type { CancellingParty } from './cancel/cancellation.ts';

type Timestamp = ColumnType<Date, Date | undefined, Date>;
type Money = ColumnType<string, string, string>;
type Numeric = ColumnType<string, string | number, string | number>;

export type BookingsTable = {
  id: Generated<string>;
  client_id: string | null;
  professional_id: string | null;
  service_id: string | null;
  booking_date: Date;
  start_time: Date;
  end_time: Date;
  busy_until: Date;
  time_zone: string;
  status: ColumnType<BookingStatus, BookingStatus | undefined, BookingStatus>;
  location: string;
  notes: string | null;
  payment_method: string | null;
  service_name: string;
  /** Before the discount. */
  service_price: Money;
  /** Of it, for a time that was best for the route. */
  discount_percent: ColumnType<number, number | undefined, number>;
  discount_amount: ColumnType<string, string | undefined, string>;
  /** Minutes. */
  duration: number;
  travel_miles: Numeric;
  travel_fee_amount: Money;
  total_amount: Money;
  commission_percent: Numeric;
  free_cancellation_hours: number;
  late_fee_percent: Numeric;
  /** Which party cancelled it; null if it expired unpaid. */
  cancelled_by: CancellingParty | null;
  cancelled_at: Date | null;
  /** Dollars refunded when the paid booking was cancelled. */
  refund_amount: ColumnType<string | null, string | null | undefined, string | null>;
  /** An administrator's reason for a cancellation, shown to both parties. */
  cancel_reason: ColumnType<string | null, string | null | undefined, string | null>;
  completed_by: ColumnType<CompletedBy | null, CompletedBy | null | undefined, CompletedBy | null>;
  completed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Until when whoever completed it can undo that; null if nobody can. */
  undo_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** How often its client rescheduled it. */
  moves: ColumnType<number, number | undefined, number>;
  created_at: Timestamp;
  updated_at: Timestamp;
};

/** Written by triggers of the bookings table only. */
export type ProfessionalClientsTable = {
  professional_id: string;
  client_id: string;
  total_bookings: Generated<number>;
  cancelled_bookings: Generated<number>;
  /** -Infinity if there is no booking that was not cancelled. */
  last_booking: Date | number;
};

/** Written by triggers of the bookings table only. */
export type ServiceBookingsTable = {
  service_id: string;
  total_bookings: Generated<number>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    bookings: BookingsTable;
    professional_clients: ProfessionalClientsTable;
    service_bookings: ServiceBookingsTable;
  }
}
