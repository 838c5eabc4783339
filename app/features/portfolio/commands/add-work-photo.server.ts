import { publicFileUrl } from '#app/features/files/public-file-url.ts';
import { findOwnFile } from '#app/features/files/queries/find-own-file.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { portfolioLimits } from '#app/features/professionals/portfolio-limits.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { workPhotosStore } from '../work-photos-store.server.ts';
import { lockPortfolio } from './lock-portfolio.server.ts';
import { publishProfessionalChange } from '#app/features/professionals/commands/publish-professional-change.server.ts';

export type NewWorkPhoto = { professionalId: string; ownerId: string; path: string; caption?: string | undefined };

/**
 * Adds an uploaded picture to the end of a portfolio.
 * @throws AppError portfolio_full; invalid_work_photo for anything other than an own upload in this professional's
 * folder (ERR-031)
 */
export async function addWorkPhoto({
  professionalId,
  ownerId,
  path,
  caption,
}: NewWorkPhoto): Promise<{ id: string; url: string; width: number | null; height: number | null }> {
  return inTransaction(async (trx) => {
    await lockPortfolio(trx, professionalId);
    const file = path.startsWith(`${professionalId}/`)
      ? await findOwnFile(trx, 'work-photos', path, ownerId)
      : undefined;
    if (!file) throw new AppError(professionalErrors.invalid_work_photo);
    if ((await workPhotosStore.list(trx, professionalId)).length >= portfolioLimits.photos)
      throw new AppError(professionalErrors.portfolio_full);
    const { width, height } = file;
    const url = publicFileUrl('work-photos', path);
    const { id } = await workPhotosStore.append(trx, {
      professional_id: professionalId,
      url,
      caption: caption || null,
      width,
      height,
    });
    await publishProfessionalChange(trx, professionalId);
    return { id, url, width, height };
  });
}
