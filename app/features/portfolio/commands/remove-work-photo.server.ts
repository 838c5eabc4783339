import * as z from 'zod/mini';
import { deleteFileRecord } from '#app/features/files/commands/delete-file.server.ts';
import { pathOfUrl } from '#app/features/files/public-file-url.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { portfolioLimits } from '#app/features/professionals/portfolio-limits.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { workPhotosStore } from '../work-photos-store.server.ts';
import { lockPortfolio } from './lock-portfolio.server.ts';
import { publishProfessionalChange } from '#app/features/professionals/commands/publish-professional-change.server.ts';

/** Removed photos, to be deleted permanently unless they are restored. */
export const removedPhotos = defineQueue('professionals.removed-photo', z.object({ photoId: z.string() }));

const keptSeconds = portfolioLimits.keptRemovedMinutes * 60;

/**
 * Removes a photo from the portfolio; for a while it can be restored. Repeating it changes nothing.
 * @throws AppError work_photo_not_found
 */
export async function removeWorkPhoto(professionalId: string, photoId: string): Promise<void> {
  await inTransaction(async (trx) => {
    await lockPortfolio(trx, professionalId);
    if (!(await workPhotosStore.setRemoved(trx, professionalId, photoId, true)))
      throw new AppError(professionalErrors.work_photo_not_found);
    await enqueue(trx, removedPhotos, { photoId }, { startAfterSeconds: keptSeconds });
    await publishProfessionalChange(trx, professionalId);
  });
}

/**
 * Restores a photo to its former position (the undo of a deletion). Repeating it changes nothing.
 * @throws AppError work_photo_not_found, portfolio_full
 */
export async function restoreWorkPhoto(professionalId: string, photoId: string): Promise<void> {
  await inTransaction(async (trx) => {
    await lockPortfolio(trx, professionalId);
    if (!(await workPhotosStore.setRemoved(trx, professionalId, photoId, false)))
      throw new AppError(professionalErrors.work_photo_not_found);
    if ((await workPhotosStore.list(trx, professionalId)).length > portfolioLimits.photos)
      throw new AppError(professionalErrors.portfolio_full);
    await publishProfessionalChange(trx, professionalId);
  });
}

/** Deletes a photo and its file permanently, unless it was restored meanwhile. Idempotent. */
export async function purgeWorkPhoto(photoId: string, now = new Date()): Promise<void> {
  await inTransaction(async (trx) => {
    const gone = await workPhotosStore.purge(trx, photoId, new Date(now.getTime() - keptSeconds * 1_000));
    const path = gone && pathOfUrl('work-photos', gone.url);
    if (path && !(await workPhotosStore.isShown(trx, gone.url))) await deleteFileRecord(trx, 'work-photos', path);
  });
}
