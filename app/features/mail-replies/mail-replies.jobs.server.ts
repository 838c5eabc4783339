import { type Job, onSchedule } from '#app/platform/jobs/job.server.ts';
import { deleteOldRefusals } from './commands/delete-old-refusals.server.ts';

export const mailReplyJobs: Job[] = [onSchedule('messages.delete-old-refusals', '17 4 * * *', deleteOldRefusals)];
