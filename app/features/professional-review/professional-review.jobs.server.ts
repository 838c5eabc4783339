import { onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { checkDocuments, takeLapsedBadges } from './documents/commands/check-documents.server.ts';

export const professionalReviewJobs: Job[] = [
  onSchedule('applications.check-documents', '17 14 * * *', checkDocuments),
  onSchedule('applications.take-lapsed-badges', '*/5 * * * *', takeLapsedBadges),
];
