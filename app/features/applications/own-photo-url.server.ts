import { findOwnUrl } from '#app/features/files/queries/find-own-url.server.ts';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { applicationErrors } from './applications.errors.ts';

/**
 * The address of an uploaded profile photo; none for the placeholder that stands for a failed upload (ERR-028,
 * ERR-029).
 * @throws AppError upload_unknown for any address but that of an own upload
 */
export async function ownPhotoUrl(trx: Transaction, userId: string, url: string | null): Promise<string | null> {
  if (url === null || url === '' || url === '/placeholder.svg') return null;
  const own = await findOwnUrl(trx, 'profiles', url, userId);
  if (own === undefined) throw new AppError(applicationErrors.upload_unknown);
  return own;
}
