import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { BookingMailKind, MailRecipient } from '#app/features/notices/notices.ts';

/** Identifies a mail: a booking has each once. */
type BookingMail = { booking_id: string; kind: BookingMailKind; recipient: MailRecipient; occasion: string };

/** The booking_mails table: mails that were handed to the queue. */
export const notificationsStore = {
  /** @returns those of these mails that were not queued before */
  claim: (trx: Transaction, mails: readonly BookingMail[]): Promise<BookingMail[]> =>
    trx
      .insertInto('booking_mails')
      .values([...mails])
      .onConflict((conflict) => conflict.columns(['booking_id', 'kind', 'recipient', 'occasion']).doNothing())
      .returning(['booking_id', 'kind', 'recipient', 'occasion'])
      .execute(),

  /** Allows a mail to be queued again. */
  release: async (connection: Connection, { booking_id, kind, recipient, occasion }: BookingMail) => {
    await connection
      .deleteFrom('booking_mails')
      .where('booking_id', '=', booking_id)
      .where('kind', '=', kind)
      .where('recipient', '=', recipient)
      .where('occasion', '=', occasion)
      .execute();
  },
};
