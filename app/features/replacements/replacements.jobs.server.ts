import { onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { endLapsedReplacements } from './commands/end-lapsed-replacements.server.ts';

export const replacementJobs: Job[] = [onSchedule('replacements.end-lapsed', '* * * * *', endLapsedReplacements)];
