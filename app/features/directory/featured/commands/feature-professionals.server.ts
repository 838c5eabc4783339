import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { directoryErrors } from '../../directory.errors.ts';
import { announceDirectoryChange } from '#app/features/directory-entries/commands/announce-directory-change.server.ts';
import { featuredStore } from '../featured-store.server.ts';

type Featuring = { professionalIds: readonly string[]; base?: readonly string[] | undefined };

/**
 * Replaces the featured professionals with these, in this order. Recorded in the audit log; every instance rebuilds
 * its home page.
 * @throws AppError `featured_not_listed` if somebody is not in the directory, `featured_changed` if `base`, the list
 * seen before, is not the saved one; nothing is changed then
 */
export async function featureProfessionals(adminId: string, { professionalIds: ids, base }: Featuring): Promise<void> {
  await inTransaction(async (trx) => {
    await featuredStore.lock(trx);
    const before = await featuredStore.listIds(trx);
    if (before.join() === ids.join()) return;
    if (base && base.join() !== (await shownOf(trx, before)).join())
      throw new AppError(directoryErrors.featured_changed);
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
    await announceDirectoryChange(trx);
  });
}

/** Returns those of the saved who are listed: whoever is not in the directory for now keeps their place, hidden. */
async function shownOf(trx: Transaction, saved: readonly string[]): Promise<string[]> {
  const listed = await featuredStore.listListedIds(trx, saved);
  return saved.filter((id) => listed.includes(id));
}
