import * as z from 'zod/mini';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';

/** Professionals who changed what their public page shows; the directory hears of it. */
export const professionalChanges = defineQueue('professionals.changed', z.object({ professionalId: z.string() }));

/** Tells the rooms below, as part of the change. */
export function publishProfessionalChange(trx: Transaction, professionalId: string): Promise<void> {
  return enqueue(trx, professionalChanges, { professionalId });
}
