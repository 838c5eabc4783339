import { log } from '#app/platform/log/log.server.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { listWorkPhotos, type WorkPhotoDto } from './list-work-photos.server.ts';

/**
 * A person's own portfolio for its page; `missing` says which part is missing without a record or after a failed read
 * (ERR-070, ERR-071).
 */
export type OwnPortfolio = {
  professionalId: string | null;
  photos: WorkPhotoDto[];
  missing: 'portfolio' | 'photos' | null;
};

export async function readOwnPortfolio(userId: string): Promise<OwnPortfolio> {
  const professional = await findProfessionalOf(userId).catch((error: unknown) => {
    log.error({ err: error }, 'the record of a portfolio could not be read');
    return undefined;
  });
  if (!professional) return { professionalId: null, photos: [], missing: 'portfolio' };
  try {
    return { professionalId: professional.id, photos: await listWorkPhotos(professional.id), missing: null };
  } catch (error) {
    log.error({ err: error, professional: professional.id }, 'a portfolio could not be read');
    return { professionalId: professional.id, photos: [], missing: 'photos' };
  }
}
