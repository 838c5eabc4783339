import { dollarString, type Cents } from '#app/lib/money.ts';
import { reportPdf } from '../documents/report-pdf.server.ts';
import { readWholeReport } from './read-report.server.ts';

/**
 * Writes the report of a visit as a PDF, unrestricted, for rooms below. `made` states as refunded only what has left.
 * @throws AppError report_not_found
 */
export async function writeReport(bookingId: string, now: Date, made?: Cents): Promise<Buffer> {
  const report = await readWholeReport(bookingId);
  if (made === undefined) return reportPdf(report, now);
  const refunded_amount = made > 0 ? dollarString(made) : null;
  return reportPdf({ ...report, booking: { ...report.booking, refunded_amount } }, now);
}
