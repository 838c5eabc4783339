import { onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { sweepPositions } from './position/commands/sweep-positions.server.ts';

export const visitProgressJobs: Job[] = [onSchedule('visit-progress.sweep-positions', '* * * * *', sweepPositions)];
