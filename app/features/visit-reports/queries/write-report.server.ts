import { reportPdf } from '../documents/report-pdf.server.ts';
import { readWholeReport } from './read-report.server.ts';

/** Writes the report of a visit as a PDF, unrestricted, for rooms below. @throws AppError report_not_found */
export async function writeReport(bookingId: string, now: Date): Promise<Buffer> {
  return reportPdf(await readWholeReport(bookingId), now);
}
