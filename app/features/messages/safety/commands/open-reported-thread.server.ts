import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { messageErrors } from '../../messages.errors.ts';
import { messageFilesStore } from '../../attachments/message-files-store.server.ts';
import { messagesStore } from '../../messages-store.server.ts';
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
    if (!report) throw new AppError(messageErrors.report_not_found);
    await recordAuditEntry(trx, {
      actorId: adminId,
      action: 'thread.opened',
      subjectType: 'thread',
      subjectId: report.thread_id,
      details: { report: reportId, reason },
    });
    const rows = await messagesStore.listBefore(trx, report.thread_id, undefined, reportLimits.shownMessages);
    const shown = rows.slice(0, reportLimits.shownMessages).toReversed();
    const ids = shown.map(({ id }) => id);
    const files = ids.length === 0 ? [] : await messageFilesStore.listOfMessages(trx, ids);
    return {
      messages: shown.map(({ id, side, text, erased_at, sent_at }) => ({
        id,
        side,
        text,
        files: files.filter(({ message_id }) => message_id === id).map(({ name }) => name),
        is_erased: erased_at !== null,
        sent_at: sent_at.toISOString(),
      })),
      has_earlier: rows.length > shown.length,
    };
  });
}
