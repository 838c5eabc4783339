import { data } from 'react-router';
import { AppError } from '#app/platform/errors/app-error.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';

/** A preview inspects every line of its file. Each change of what is chosen is followed by one. */
const previewsPerUser: RateLimit = { name: 'client-import-preview-user', points: 120, seconds: 60 };

/**
 * Counts a preview of a professional.
 * @throws AppError too_many_requests with the seconds to wait
 */
export function countPreview(professionalId: string): Promise<void> {
  return consumeRateLimit(previewsPerUser, professionalId);
}

/**
 * Does the same for a page; the nearest error page shows what it throws.
 * @throws a 429 of React Router's
 */
export async function countPagePreview(professionalId: string): Promise<void> {
  try {
    await countPreview(professionalId);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const seconds = String(Math.ceil(error.details.retryAfterSeconds ?? 60));
    throw data(null, { status: 429, headers: { 'retry-after': seconds } });
  }
}
