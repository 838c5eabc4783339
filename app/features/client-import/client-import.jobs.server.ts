import { onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { deleteExpiredPreviews, deleteOldImports } from './commands/delete-old-imports.server.ts';

export const clientImportJobs: Job[] = [
  onSchedule('client-import.delete-previews', '*/10 * * * *', () => deleteExpiredPreviews()),
  onSchedule('client-import.delete-old', '37 4 * * *', () => deleteOldImports()),
];
