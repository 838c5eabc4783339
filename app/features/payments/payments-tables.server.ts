import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | undefined, Date>;
type Numeric = ColumnType<string, string, string>;

export type CheckoutsTable = {
  booking_id: string;
  attempt: Generated<number>;
  amount: Numeric;
  stripe_session_id: string | null;
  url: string | null;
  status: ColumnType<CheckoutStatus, CheckoutStatus | undefined, CheckoutStatus>;
  created_at: Timestamp;
  updated_at: Timestamp;
};
export type CheckoutStatus = 'creating' | 'open' | 'paid' | 'expired' | 'failed';

export type PaymentsTable = {
  id: Generated<string>;
  booking_id: string;
  client_id: string | null;
  professional_id: string | null;
  amount: Numeric;
  payment_method: string | null;
  stripe_session_id: string;
  stripe_payment_intent_id: string;
  stripe_charge_id: string | null;
  /**
   * The visit's start, its service and the commission in percent: copied from the booking by the database, because
   * the payment outlives it.
   */
  visit_at: ColumnType<Date, never, never>;
  service_name: ColumnType<string, never, never>;
  commission_percent: ColumnType<string, never, never>;
  /** "visa" and "4242"; null if it was not a card, or is not known. */
  card_brand: ColumnType<string | null, string | null | undefined, string | null>;
  card_last4: ColumnType<string | null, string | null | undefined, string | null>;
  /** An administrator holds what the professional is to get of it. */
  is_held: Generated<boolean>;
  created_at: Timestamp;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    checkouts: CheckoutsTable;
    payments: PaymentsTable;
  }
}
