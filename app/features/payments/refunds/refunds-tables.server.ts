import type { ColumnType, Generated } from 'kysely';
import type { RefundStatus } from './refund-state.ts';

type Timestamp = ColumnType<Date, Date | undefined, Date>;
type Numeric = ColumnType<string, string, string>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

export type RefundsTable = {
  id: Generated<string>;
  booking_id: string;
  stripe_payment_intent_id: string;
  amount: Numeric;
  reason: string;
  status: ColumnType<RefundStatus, 'requested' | undefined, RefundStatus>;
  attempt: Generated<number>;
  stripe_refund_id: string | null;
  origin: ColumnType<RefundOrigin, RefundOrigin | undefined, RefundOrigin>;
  /** Why it failed: Stripe's reason, or "superseded" if the money was refunded in another way. */
  failure: Nullable<string>;
  /** Stripe has asked the client where to send it. */
  asks_client: Generated<boolean>;
  /** Stripe's message when it last refused. */
  last_error: Nullable<string>;
  /** The failed refund that this one replaces. */
  replaces: Nullable<string>;
  /** When it began to wait for an administrator. */
  stopped_at: Nullable<Date>;
  paid_otherwise: Nullable<string>;
  created_at: Timestamp;
  updated_at: Timestamp;
};
/** Who made it: we, somebody in Stripe's dashboard, or the client's bank after a dispute. */
export type RefundOrigin = 'doorstep' | 'stripe' | 'bank';

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    refunds: RefundsTable;
  }
}
