import { onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { completeFinished } from './complete/commands/complete-finished.server.ts';

export const bookingOutcomeJobs: Job[] = [onSchedule('bookings.complete', '*/5 * * * *', completeFinished)];
