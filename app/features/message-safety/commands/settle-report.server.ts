import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { databaseTime, inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { closeThread } from '#app/features/messages/commands/close-thread.server.ts';
import { publishThreadChange } from '#app/features/messages/commands/publish-thread-change.server.ts';
import { reportErrors } from '../message-safety.errors.ts';
import type { ReportSettlement } from '../safety.schema.ts';
import { safetyStore } from '../safety-store.server.ts';

/**
 * Settles a report for the team: dismisses it, or closes the thread, in which nobody can write from then on. The same
 * again succeeds, as after a lost answer.
 * @throws AppError report_not_found; report_settled if it was settled otherwise
 */
export function settleReport(reportId: string, adminId: string, { outcome, note }: ReportSettlement): Promise<void> {
  return inTransaction(async (trx) => {
    const report = await safetyStore.lockReport(trx, reportId);
    if (!report) throw new AppError(reportErrors.report_not_found);
    if (report.outcome === outcome && report.note === note) return;
    if (report.outcome) throw new AppError(reportErrors.report_settled);
    const now = await databaseTime(trx);
    await safetyStore.settleReport(trx, reportId, { outcome, note, settled_at: now, settled_by: adminId });
    if (outcome === 'closed') await closeThread(trx, report.thread_id, now);
    await recordAuditEntry(trx, {
      actorId: adminId,
      action: `thread.report-${outcome}`,
      subjectType: 'thread',
      subjectId: report.thread_id,
      details: { report: reportId, note },
    });
    await publishThreadChange(trx, report.thread_id);
  });
}
