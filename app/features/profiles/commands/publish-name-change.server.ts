import * as z from 'zod/mini';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';

/** People whose name changed; the directory lists those who are professionals by it. */
export const nameChanges = defineQueue('profiles.name-changed', z.object({ profileId: z.string() }));

/** Publishes the change to rooms below, inside its transaction. */
export function publishNameChange(trx: Transaction, profileId: string): Promise<void> {
  return enqueue(trx, nameChanges, { profileId });
}
