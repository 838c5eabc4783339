import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | undefined, Date>;
type Numeric = ColumnType<string, string | number, string | number>;
type NumericWithDefault = ColumnType<string, string | number | undefined, string | number>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

/**
 * held: a problem or a dispute is open. waiting: no account can receive it yet. due: from due_at on. sending: asked of
 * Stripe, the answer is not known. failed: refused, tried again from due_at on. reversed: all of it was taken back.
 * cancelled: nothing was left to send.
 */
export type TransferStatus = 'held' | 'waiting' | 'due' | 'sending' | 'sent' | 'failed' | 'reversed' | 'cancelled';
/** An open problem report, an open dispute. */
export type TransferHold = 'problem' | 'dispute';
export type TransferReason = 'completed' | 'late-cancellation';

export type TransfersTable = {
  id: Generated<string>;
  booking_id: string;
  professional_id: string | null;
  reason: TransferReason;
  /** The professional's share. */
  amount: Numeric;
  commission: Numeric;
  commission_percent: Numeric;
  currency: Generated<string>;
  status: TransferStatus;
  /** Why it is held, if it is. */
  holds: ColumnType<TransferHold[], TransferHold[] | undefined, TransferHold[]>;
  connected_account: Nullable<string>;
  stripe_transfer_id: Nullable<string>;
  attempts: Generated<number>;
  begun_at: Nullable<Date>;
  last_error: Nullable<string>;
  due_at: Timestamp;
  sent_at: Nullable<Date>;
  reversed_amount: NumericWithDefault;
  reversed_commission: NumericWithDefault;
  created_at: Timestamp;
  updated_at: Timestamp;
};

export type TransferReversalsTable = {
  id: Generated<string>;
  transfer_id: string;
  booking_id: string;
  reason: string;
  amount: Numeric;
  commission: Numeric;
  status: ColumnType<'requested' | 'succeeded' | 'folded', 'requested' | undefined, 'requested' | 'succeeded' | 'folded'>;
  attempts: Generated<number>;
  begun_at: Timestamp;
  last_error: Nullable<string>;
  stripe_reversal_id: Nullable<string>;
  created_at: Timestamp;
  updated_at: Timestamp;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    transfers: TransfersTable;
    transfer_reversals: TransferReversalsTable;
  }
}
