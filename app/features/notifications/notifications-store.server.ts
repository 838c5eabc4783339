import type { Transaction } from '#app/platform/database/database.server.ts';
import type { BookingMailKind, MailRecipient } from './notices.ts';

/** The booking_mails table: which mails were handed to the queue. */
export const notificationsStore = {
  /** @returns false when this mail was queued before. */
  claim: async (trx: Transaction, mail: { booking_id: string; kind: BookingMailKind; recipient: MailRecipient; occasion: string }) => {
    const result = await trx
      .insertInto('booking_mails')
      .values(mail)
      .onConflict((conflict) => conflict.columns(['booking_id', 'kind', 'recipient', 'occasion']).doNothing())
      .executeTakeFirst();
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
};
