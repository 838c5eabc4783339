import { receiptPdf } from '../documents/receipt-pdf.server.ts';
import { readReceipt } from './read-receipt.server.ts';

/** Writes the receipt of a client's booking as a PDF. @throws AppError receipt_not_found */
export async function writeReceipt(bookingId: string, clientId: string, now: Date): Promise<Buffer> {
  return receiptPdf(await readReceipt(bookingId, clientId), now);
}
