import { AppError } from '#app/platform/errors/app-error.ts';
import { mayPublish } from '../professional.policy.ts';
import { professionalErrors } from '../professionals.errors.ts';
import { findProfessionalOf } from './find-professional-of.server.ts';

/**
 * Refuses publishing by a suspended professional.
 * @throws AppError publishing_suspended
 */
export async function assertMayPublish(userId: string): Promise<void> {
  const professional = await findProfessionalOf(userId);
  if (professional && !mayPublish(professional)) throw new AppError(professionalErrors.publishing_suspended);
}
