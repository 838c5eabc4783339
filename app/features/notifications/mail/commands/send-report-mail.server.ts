import type { ReportedThread } from '#app/features/message-safety/commands/report-thread.server.ts';
import { readOpenReport } from '#app/features/message-safety/queries/list-reports.server.ts';
import { config } from '#app/platform/config/config.server.ts';
import type { JobAttempt } from '#app/platform/jobs/job.server.ts';
import { reportedThreadContent } from '../team/team-mail.ts';
import { sendStandardMail } from './send-standard-mail.server.ts';

/** Mails the team that a conversation was reported, unless the report is settled or gone by now. */
export async function sendReportMail({ reportId }: ReportedThread, { id }: JobAttempt): Promise<void> {
  const report = await readOpenReport(reportId);
  if (report) await sendStandardMail({ id, to: config().CONTACT_EMAIL, words: reportedThreadContent(report) });
}
