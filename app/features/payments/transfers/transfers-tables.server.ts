import type { ColumnType, Generated } from 'kysely';
import type { ReversalStatus, TransferHold, TransferReason, TransferStatus } from './transfer.ts';

type Timestamp = ColumnType<Date, Date | undefined, Date>;
type Numeric = ColumnType<string, string, string>;
type NumericWithDefault = ColumnType<string, string | undefined, string>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

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
  status: ColumnType<ReversalStatus, ReversalStatus | undefined, ReversalStatus>;
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
