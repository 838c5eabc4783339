import { assertDatabaseAnswers } from '#app/platform/database/database.server.ts';
import { AppError, platformErrors } from '#app/platform/errors/app-error.ts';
import { assertJobsWork } from '#app/platform/jobs/job-health.server.ts';
import { isLeaving } from './leaving.server.ts';

/**
 * Checks that this instance should get work: it is not stopping, the database answers and its jobs run.
 * @throws AppError unavailable, or what the database says
 */
export async function assertReady(): Promise<void> {
  if (isLeaving()) throw new AppError(platformErrors.unavailable);
  await assertDatabaseAnswers();
  assertJobsWork();
}
