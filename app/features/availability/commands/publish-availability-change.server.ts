import * as z from 'zod/mini';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';

/** Professionals whose hours, service times or blocked slots changed; enqueued in the transaction of the change. */
export const availabilityChanges = defineQueue('availability.changed', z.object({ professionalId: z.string() }));

export function publishAvailabilityChange(trx: Transaction, professionalId: string): Promise<void> {
  return enqueue(trx, availabilityChanges, { professionalId });
}
