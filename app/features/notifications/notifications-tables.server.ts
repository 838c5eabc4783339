import type { ColumnType } from 'kysely';
import type { BookingMailKind, MailRecipient } from '#app/features/notices/notices.ts';

export type BookingMailsTable = {
  booking_id: string;
  kind: BookingMailKind;
  recipient: MailRecipient;
  /** The id of the move, refund or dispute; '' for what a booking has only once. */
  occasion: string;
  created_at: ColumnType<Date, Date | undefined, Date>;
};

export type PayoutNoticesTable = { transfer_id: string; created_at: ColumnType<Date, Date | undefined, Date> };

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    booking_mails: BookingMailsTable;
    payout_notices: PayoutNoticesTable;
  }
}
