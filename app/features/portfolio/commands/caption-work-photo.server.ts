import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { workPhotosStore } from '../work-photos-store.server.ts';
import { publishProfessionalChange } from '#app/features/professionals/commands/publish-professional-change.server.ts';

/**
 * Sets the caption of a photo; an empty text removes it (API-031). `base` is the caption that was shown before.
 * @throws AppError work_photo_not_found; caption_changed since it was read, with what is saved
 */
export async function captionWorkPhoto(
  professionalId: string,
  photoId: string,
  { caption, base }: { caption: string; base?: string | undefined },
): Promise<void> {
  await inTransaction(async (trx) => {
    const photo = await workPhotosStore.findForChange(trx, professionalId, photoId);
    if (!photo) throw new AppError(professionalErrors.work_photo_not_found);
    const saved = photo.caption ?? '';
    if (saved === caption) return;
    if (base !== undefined && base !== saved)
      throw new AppError(professionalErrors.caption_changed, { extra: { saved } });
    await workPhotosStore.setCaption(trx, photoId, caption || null);
    await publishProfessionalChange(trx, professionalId);
  });
}
