import { onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { arrivalNotesStore } from './arrival/arrival-notes-store.server.ts';

export const addressJobs: Job[] = [
  onSchedule('addresses.delete-arrival-notes', '23 * * * *', () => arrivalNotesStore.deleteOver()),
];
