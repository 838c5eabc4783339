import { AppError } from '#app/platform/errors/app-error.ts';
import { getPartyBooking, readBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { findProgress, readProgress } from '#app/features/visit-progress/queries/read-progress.server.ts';
import { readRecord } from '#app/features/visit-records/queries/read-record.server.ts';
import { readWholeRecord } from '#app/features/visit-records/queries/read-whole-record.server.ts';
import type { VisitReport } from '../visit-report.ts';
import { visitReportErrors } from '../visit-reports.errors.ts';

/**
 * The report of a completed visit for its parties.
 * @throws AppError booking_not_found for everybody else; report_not_found before the visit is completed
 */
export async function readReport(bookingId: string, viewerId: string): Promise<VisitReport> {
  const { booking } = await getPartyBooking(bookingId, viewerId);
  if (booking.status !== 'completed') throw new AppError(visitReportErrors.report_not_found);
  const [progress, record] = await Promise.all([readProgress(bookingId, viewerId), readRecord(bookingId, viewerId)]);
  return { booking, progress, record };
}

/** The report of a visit in any state, unrestricted, for rooms below. @throws AppError report_not_found */
export async function readWholeReport(bookingId: string): Promise<VisitReport> {
  const [booking, progress, record] = await Promise.all([
    readBooking(bookingId),
    findProgress(bookingId),
    readWholeRecord(bookingId),
  ]);
  if (!booking || !progress) throw new AppError(visitReportErrors.report_not_found);
  return { booking, progress, record };
}
