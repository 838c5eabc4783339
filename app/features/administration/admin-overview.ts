import type { BookingStatus } from '#app/features/bookings/booking.ts';
import type { PlainDate } from '#app/lib/plain-date.ts';
import type { OverviewRange } from './overview-range.ts';

/** The marketplace at a glance, for admins. Amounts are dollars with two decimals, instants ISO 8601, dates those of the platform's zone. */
export type AdminOverview = {
  range: OverviewRange;
  time_zone: string;
  /** Weeks or months, the present one last. */
  spans: OverviewFigures[];
  conversion: Conversion;
  attention: Attention;
};

export type OverviewFigures = {
  starts_on: PlainDate;
  ends_on: PlainDate;
  /** Bookings made in that time and still on file, by the status they have now. */
  bookings: Record<BookingStatus, number>;
  money: MoneyMoved;
};

/** What the ledger entered in that time; below 0 where more was taken back than given. */
export type MoneyMoved = {
  /** Paid by clients. */
  gross: string;
  /** Given back to clients, less what did not reach them and came back. */
  refunds: string;
  /** Kept by the platform, less what it returned. */
  commission: string;
  /** Sent to professionals, less what was taken back. */
  net: string;
};

/** What became of the requests of the whole range. */
export type Conversion = {
  /** Checkouts begun, those of bookings that were deleted since among them. */
  requests: number;
  paid: number;
  /** Checkouts that ended without money. */
  abandoned: number;
  /** Checkouts that can still be paid. */
  open: number;
  /** Bookings made in the range whose visit is done. */
  completed: number;
};

/** What waits for somebody, now, whatever the range. */
export type Attention = {
  applications: { waiting: number; waiting_capped: boolean; oldest_applied_at: string | null; changes: number };
  problems: { open: number; oldest_reported_at: string | null };
  /** Failed: refused by Stripe so far; late: should have left half an hour ago. */
  transfers: { failed: number; failed_amount: string; late: number };
  /** Stopped: they failed, and an administrator decides how they go on. */
  refunds: { stopped: number; stopped_amount: string; late: number };
  /** The last check of the ledger against everything else; null before the first one. */
  money_check: { checked_at: string; bookings: number; wrong: number } | null;
};
