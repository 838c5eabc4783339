import { inTransaction, lockSubject, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError, type ErrorDefinition } from '#app/platform/errors/app-error.ts';
import { bookingLinkErrors } from '../booking-links.errors.ts';
import { bookingLinksStore } from '../booking-links-store.server.ts';
import { linkLimits } from '../link-limits.ts';
import { isReservedName, skeletonOf } from '../link-name.ts';

/**
 * Gives a professional's short address a name. The one before leads on for a while, and can be taken back. Saving the
 * current name changes nothing.
 * @throws AppError link_name_reserved or link_name_taken under the field `name`; link_changed_often
 */
export async function saveLinkName(professionalId: string, name: string): Promise<void> {
  if (isReservedName(name)) throw refused(bookingLinkErrors.link_name_reserved);
  await inTransaction(async (trx) => {
    // Of simultaneous requests for one name, or names that look alike, the later one finds it taken.
    await lockSubject(trx, `booking link of ${professionalId}`);
    await lockSubject(trx, `booking link ${skeletonOf(name)}`);
    const names = await bookingLinksStore.listOf(trx, professionalId);
    if (names.some((own) => own.name === name && own.replaced_at === null)) return;
    await refuseTaken(trx, name, professionalId);
    // The current name joins the replaced ones.
    const replaced = names.filter((own) => own.name !== name);
    if (replaced.length > linkLimits.replacedMaximum) throw new AppError(bookingLinkErrors.link_changed_often);
    await bookingLinksStore.replaceCurrent(trx, professionalId, new Date());
    await bookingLinksStore.saveCurrent(trx, { name, skeleton: skeletonOf(name), professional_id: professionalId });
  });
}

async function refuseTaken(trx: Transaction, name: string, professionalId: string): Promise<void> {
  const taken = await bookingLinksStore.listTaken(trx, [skeletonOf(name)], professionalId);
  if (taken.length > 0) throw refused(bookingLinkErrors.link_name_taken);
}

function refused(definition: ErrorDefinition): AppError {
  return new AppError(definition, { fields: { name: definition.message } });
}
