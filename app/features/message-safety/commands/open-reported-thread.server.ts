import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { reportErrors } from '../message-safety.errors.ts';
import { readLastMessages } from '#app/features/messages/queries/read-last-messages.server.ts';
import { reportLimits } from '../report.ts';
import type { ReportedThreadDto } from '../report-dto.ts';
import { safetyStore } from '../safety-store.server.ts';

/**
 * Opens a reported thread for the team: its last messages as they were written, and files by name. Who opened it and
 * why is in the audit log before anything is shown.
 * @throws AppError report_not_found; for an unreported thread there is nothing to open
 */
export function openReportedThread(reportId: string, adminId: string, reason: string): Promise<ReportedThreadDto> {
  return inTransaction(async (trx) => {
    const report = await safetyStore.findReport(trx, reportId);
    if (!report) throw new AppError(reportErrors.report_not_found);
    await recordAuditEntry(trx, {
      actorId: adminId,
      action: 'thread.opened',
      subjectType: 'thread',
      subjectId: report.thread_id,
      details: { report: reportId, reason },
    });
    return readLastMessages(trx, report.thread_id, reportLimits.shownMessages);
  });
}
