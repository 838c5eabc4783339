import { onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { deleteEndedKeys } from './commands/delete-ended-keys.server.ts';

export const apiKeyJobs: Job[] = [onSchedule('api-keys.delete-ended', '53 4 * * *', (now) => deleteEndedKeys(now))];
