import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { retryFailedJob } from '#app/platform/jobs/failed-jobs.server.ts';
import { systemErrors } from '../system.errors.ts';

/**
 * Gives a job that was given up one more attempt, soon. Handlers bear being called twice, so this repeats no mail and
 * no cent.
 * @throws AppError job_not_failed if there is no such job, or somebody else has run it again
 */
export async function runJobAgain(actorId: string, id: string): Promise<void> {
  await inTransaction(async (trx) => {
    const queue = await retryFailedJob(trx, id);
    if (!queue) throw new AppError(systemErrors.job_not_failed);
    const details = { queue };
    await recordAuditEntry(trx, {
      actorId,
      action: 'platform.job_run_again',
      subjectType: 'job',
      subjectId: id,
      details,
    });
  });
}
