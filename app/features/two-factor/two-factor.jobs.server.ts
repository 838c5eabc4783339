import { onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { renewStoredSecrets } from './commands/renew-stored-secrets.server.ts';

/** The schedule has the name under which databases know it since before this room. */
export const twoFactorJobs: Job[] = [onSchedule('accounts.renew-secrets', '37 4 * * *', () => renewStoredSecrets())];
