import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { professionalErrors } from '../professionals.errors.ts';
import { workPhotosStore } from '../work-photos-store.server.ts';
import { publishProfessionalChange } from './publish-professional-change.server.ts';

/** Writes the words under a photo; an empty text takes them away (API-031). @throws AppError work_photo_not_found */
export async function captionWorkPhoto(professionalId: string, photoId: string, caption: string): Promise<void> {
  await inTransaction(async (trx) => {
    if (!(await workPhotosStore.setCaption(trx, professionalId, photoId, caption || null))) throw new AppError(professionalErrors.work_photo_not_found);
    await publishProfessionalChange(trx, professionalId);
  });
}
