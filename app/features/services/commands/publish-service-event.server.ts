import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { serviceEvent, type ServiceEvent } from '../service-events.ts';

/** Changes of services; prices/ syncs Stripe, the directory its entries. */
export const serviceEvents = defineQueue('services.event', serviceEvent, { retryLimit: 15 });

/** Publishes an event inside the transaction of the change it reports. */
export function publishServiceEvent(trx: Transaction, event: ServiceEvent): Promise<void> {
  return enqueue(trx, serviceEvents, event);
}
