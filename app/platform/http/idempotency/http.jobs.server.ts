import { onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { idempotencyStore } from './idempotency-store.server.ts';

export const httpJobs: Job[] = [onSchedule('idempotency.forget', '23 * * * *', () => idempotencyStore.deleteOld())];
