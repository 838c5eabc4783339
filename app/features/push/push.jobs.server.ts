import { onQueue, type Job } from '#app/platform/jobs/job.server.ts';
import { pushes, sendPushJob } from './commands/send-push.server.ts';

export const pushJobs: Job[] = [onQueue(pushes, sendPushJob)];
