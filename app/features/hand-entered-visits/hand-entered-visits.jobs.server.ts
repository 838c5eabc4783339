import { onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { deletePastVisits } from '#app/features/bookings/by-hand/commands/delete-past-visits.server.ts';

export const handEnteredVisitJobs: Job[] = [
  onSchedule('bookings.delete-past-hand-entered', '23 4 * * *', () => deletePastVisits()),
];
