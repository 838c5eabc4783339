import { database } from '#app/platform/database/database.server.ts';
import { clientImportsStore } from '../client-imports-store.server.ts';
import { importLimits } from '../import-limits.ts';

/** Deletes the lines of files that nobody imported within an hour. */
export async function deleteExpiredPreviews(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - importLimits.previewMinutes * 60_000);
  await clientImportsStore.deletePreviewsBefore(database(), before);
}

/** Deletes imports from the list a year later; what they added stays. */
export async function deleteOldImports(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - importLimits.storedDays * 24 * 3_600_000);
  await clientImportsStore.deleteDoneBefore(database(), before);
}
