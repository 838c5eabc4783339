import { onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { deleteReplacedLinks } from './commands/delete-replaced-links.server.ts';

export const bookingLinkJobs: Job[] = [
  onSchedule('booking-links.delete-replaced', '41 * * * *', () => deleteReplacedLinks()),
];
