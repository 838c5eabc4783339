import { onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { deleteOldSecurityEvents } from './commands/delete-old-security-events.server.ts';

export const auditJobs: Job[] = [
  onSchedule('audit.forget-security-events', '47 3 * * *', () => deleteOldSecurityEvents()),
];
