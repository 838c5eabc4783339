import { onQueue, type Job } from '#app/platform/jobs/job.server.ts';
import { serviceEvents } from './commands/publish-service-event.server.ts';
import { createMissingPrices, missingPrices } from './prices/commands/create-missing-prices.server.ts';
import { followService } from './prices/commands/follow-service.server.ts';

export const serviceJobs: Job[] = [onQueue(missingPrices, createMissingPrices), onQueue(serviceEvents, followService)];
