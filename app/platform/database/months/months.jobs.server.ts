import { onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { keepMonths } from './keep-months.server.ts';

export const monthJobs: Job[] = [onSchedule('database.keep-months', '7 3 * * *', () => keepMonths())];
