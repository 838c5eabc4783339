import type { Cents } from '#app/lib/money.ts';
import { receiptPdf } from '../documents/receipt-pdf.server.ts';
import { readReceipt } from './read-receipt.server.ts';

/**
 * Writes the receipt of a client's booking as a PDF. `made` states as refunded only what has left.
 * @throws AppError receipt_not_found
 */
export async function writeReceipt(bookingId: string, clientId: string, now: Date, made?: Cents): Promise<Buffer> {
  const receipt = await readReceipt(bookingId, clientId);
  return receiptPdf({ ...receipt, refunded: made ?? receipt.refunded }, now);
}
