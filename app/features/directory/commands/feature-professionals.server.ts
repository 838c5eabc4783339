import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { directoryErrors } from '../directory.errors.ts';
import { directoryStore } from '../directory-store.server.ts';
import { featuredStore } from '../featured-store.server.ts';

/**
 * Makes these professionals the featured ones, in this order; nobody else stays. Written to the audit log, and the home
 * page of every instance is made anew.
 * @throws AppError `featured_not_listed` when somebody is not in the directory; nothing is changed then.
 */
export async function featureProfessionals(adminId: string, ids: readonly string[]): Promise<void> {
  await inTransaction(async (trx) => {
    await featuredStore.lock(trx);
    const before = await featuredStore.listIds(trx);
    if (before.join() === ids.join()) return;
    const listed = await featuredStore.listListedIds(trx, ids);
    if (listed.length < ids.length) throw new AppError(directoryErrors.featured_not_listed);
    await featuredStore.replace(trx, ids);
    await recordAuditEntry(trx, {
      actorId: adminId,
      action: 'directory.featured_changed',
      subjectType: 'featured_professionals',
      subjectId: null,
      details: { before, after: ids },
    });
    await directoryStore.announceChange(trx);
  });
}
