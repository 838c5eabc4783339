import type { ColumnType } from 'kysely';
import type { BookingMailKind, MailRecipient } from './notices.ts';

export type BookingMailsTable = {
  booking_id: string;
  kind: BookingMailKind;
  recipient: MailRecipient;
  /** Which dispute, which refund; '' where a booking has only one. */
  occasion: string;
  created_at: ColumnType<Date, Date | undefined, Date>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    booking_mails: BookingMailsTable;
  }
}
