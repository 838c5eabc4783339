import type { ColumnType } from 'kysely';
import type { BookingMailKind, MailRecipient } from './booking-mail.ts';

export type BookingMailsTable = {
  booking_id: string;
  kind: BookingMailKind;
  recipient: MailRecipient;
  created_at: ColumnType<Date, Date | undefined, Date>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    booking_mails: BookingMailsTable;
  }
}
