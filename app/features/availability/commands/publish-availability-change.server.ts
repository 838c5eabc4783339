import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue, enqueue } from '#app/platform/jobs/jobs.server.ts';

/** Professionals whose hours, service times or blocked slots have changed; enqueued in the transaction of the change. */
export const availabilityChanges = defineQueue<{ professionalId: string }>('availability.changed');

export function publishAvailabilityChange(trx: Transaction, professionalId: string): Promise<void> {
  return enqueue(trx, availabilityChanges, { professionalId });
}
