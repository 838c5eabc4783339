import { onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { settleNoShows } from './commands/settle-no-shows.server.ts';

export const noShowJobs: Job[] = [onSchedule('no-shows.settle', '* * * * *', settleNoShows)];
