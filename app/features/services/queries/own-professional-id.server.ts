import { AppError } from '#app/platform/errors/app-error.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { serviceErrors } from '../services.errors.ts';

/**
 * Returns the id of the caller's own professional record. `claimed` is the id in the request.
 * @throws AppError service_no_professional, both for none and for someone else's
 */
export async function ownProfessionalId(userId: string, claimed?: string): Promise<string> {
  const professional = await findProfessionalOf(userId);
  if (!professional || (claimed !== undefined && claimed !== professional.id))
    throw new AppError(serviceErrors.service_no_professional);
  return professional.id;
}
