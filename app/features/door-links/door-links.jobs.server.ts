import { onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { sweepLinks } from './commands/sweep-links.server.ts';

export const doorLinkJobs: Job[] = [onSchedule('door-links.sweep', '7 * * * *', sweepLinks)];
