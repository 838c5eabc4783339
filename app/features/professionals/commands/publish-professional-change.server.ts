import * as z from 'zod/mini';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';

/** Professionals whose public page changed; handled by the directory. */
export const professionalChanges = defineQueue('professionals.changed', z.object({ professionalId: z.string() }));

/** Publishes the change to rooms below, inside its transaction. */
export function publishProfessionalChange(trx: Transaction, professionalId: string): Promise<void> {
  return enqueue(trx, professionalChanges, { professionalId });
}
