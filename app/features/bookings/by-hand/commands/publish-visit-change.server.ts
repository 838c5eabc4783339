import * as z from 'zod/mini';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { publishAvailabilityChange } from '#app/features/availability/commands/publish-availability-change.server.ts';

/** Visits entered by hand that were added, changed or removed: one, or any number of a professional's. */
export const handEnteredVisitChanges = defineQueue(
  'bookings.hand-entered-visit-changed',
  z.object({ professionalId: z.string(), visitId: z.nullable(z.string()) }),
);

/**
 * Publishes that a visit was entered, changed or removed, in the transaction of the change.
 * @param visitId null for several at once
 */
export async function publishVisitChange(
  trx: Transaction,
  professionalId: string,
  visitId: string | null,
): Promise<void> {
  await publishAvailabilityChange(trx, professionalId);
  await enqueue(trx, handEnteredVisitChanges, { professionalId, visitId });
}
