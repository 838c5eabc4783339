import { refundFailedContent, refundedContent } from '../money/money-back-mail.ts';
import { readRefundOfDeleted } from '../queries/read-refund-of-deleted.server.ts';
import type { BookingMailJob } from './queue-booking-mails.server.ts';
import { sendToParty } from './send-standard-mail.server.ts';

const words = { refunded: refundedContent, 'refund-failed': refundFailedContent } as const;

/**
 * Mails a refund, or its failure, for a booking that its client has deleted: the money is theirs all the same.
 * @returns whether there was such a refund
 */
export async function sendRefundOfDeleted({ bookingId, kind, occasion }: BookingMailJob, id: string): Promise<boolean> {
  if (kind !== 'refunded' && kind !== 'refund-failed') return false;
  const known = await readRefundOfDeleted(bookingId, occasion);
  if (!known) return false;
  const { clientId, email, moneyBack } = known;
  await sendToParty({ id, to: email, words: words[kind](moneyBack) }, { userId: clientId, recipient: 'client', kind });
  return true;
}
