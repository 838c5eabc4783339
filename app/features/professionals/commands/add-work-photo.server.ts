import { publicAddress } from '#app/features/files/public-address.ts';
import { findOwnFile } from '#app/features/files/queries/find-own-file.server.ts';
import { inTransaction, lockSubject } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { professionalErrors } from '../professionals.errors.ts';
import { professionalsStore } from '../professionals-store.server.ts';

export type NewWorkPhoto = { professionalId: string; ownerId: string; path: string; caption?: string | undefined };

/**
 * Puts an uploaded picture at the end of a portfolio.
 * @throws AppError invalid_work_photo for what is not an own upload in this professional's folder (ERR-031)
 */
export async function addWorkPhoto({ professionalId, ownerId, path, caption }: NewWorkPhoto): Promise<{ id: string }> {
  return inTransaction(async (trx) => {
    await lockSubject(trx, `portfolio ${professionalId}`);
    const file = path.startsWith(`${professionalId}/`) ? await findOwnFile(trx, 'work-photos', path, ownerId) : undefined;
    if (!file) throw new AppError(professionalErrors.invalid_work_photo);
    const { width, height } = file;
    return professionalsStore.appendWorkPhoto(trx, { professional_id: professionalId, url: publicAddress('work-photos', path), caption: caption || null, width, height });
  });
}
