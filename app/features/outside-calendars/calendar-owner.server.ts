import { AppError } from '#app/platform/errors/app-error.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import {
  findProfessionalOf,
  type OwnProfessional,
} from '#app/features/professionals/queries/find-professional-of.server.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';

// Each change may make us ask another server.
const changesPerUser: RateLimit = { name: 'outside-calendars-user', points: 30, seconds: 10 * 60 };

/** @throws AppError professional_not_found */
export async function ownProfessional(userId: string): Promise<OwnProfessional> {
  const own = await findProfessionalOf(userId);
  if (!own) throw new AppError(professionalErrors.professional_not_found);
  return own;
}

/** The same for whoever is about to change something, at most 30 times in ten minutes. */
export async function changingProfessional(userId: string): Promise<OwnProfessional> {
  await consumeRateLimit(changesPerUser, userId);
  return ownProfessional(userId);
}
