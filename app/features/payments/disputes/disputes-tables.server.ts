import type { ColumnType } from 'kysely';

type Timestamp = ColumnType<Date, Date | undefined, Date>;

export type DisputesTable = {
  /** Stripe's id. */
  id: string;
  booking_id: string;
  stripe_charge_id: string;
  amount: ColumnType<string, string, string>;
  reason: string;
  /** Stripe's status: needs_response, under_review, won, lost, warning_closed and others. */
  status: string;
  evidence_due_at: Date | null;
  opened_at: Date;
  closed_at: Date | null;
  checked_at: Date;
  created_at: Timestamp;
  updated_at: Timestamp;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    disputes: DisputesTable;
  }
}
