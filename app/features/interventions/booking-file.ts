import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import type { HistoryLine } from './deeds.ts';
import type { Possible } from './intervention.ts';

/** All that administrators see of a booking. Dollars with two decimals, instants in ISO 8601. */
export type BookingFile = {
  booking: BookingDto;
  /** What it was made under. */
  terms: { commission_percent: string; free_cancellation_hours: number; late_fee_percent: string };
  money: {
    payment: { amount: string; method: string | null; card: string | null; paid_at: string; stripe_payment_intent_id: string; is_held: boolean } | null;
    kept_amount: string;
    refunds: { id: string; amount: string; status: string; reason: string; is_stopped: boolean; created_at: string }[];
    transfer: { amount: string; commission: string; status: string; holds: string[]; attempts: number; last_error: string | null; sent_at: string | null; stripe_transfer_id: string | null } | null;
    reversals: { id: string; amount: string; commission: string; status: string; created_at: string }[];
    disputes: { id: string; amount: string; reason: string; status: string; opened_at: string; closed_at: string | null }[];
    ledger: { id: string; at: string; kind: string; from: string; to: string; amount: string }[];
    /** Whether the ledger is what the rows above say. */
    is_balanced: boolean;
  };
  history: HistoryLine[];
  /** Amounts in cents, as the rules calculate them. */
  possible: Possible;
};
