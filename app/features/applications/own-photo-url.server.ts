import { findOwnUrl } from '#app/features/files/queries/find-own-url.server.ts';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { documentErrors } from '#app/features/professional-documents/documents.errors.ts';

/**
 * Returns the URL of an uploaded profile photo; null for the placeholder that replaces a failed upload (ERR-028,
 * ERR-029).
 * @throws AppError upload_unknown for any URL other than one of the person's own uploads
 */
export async function ownPhotoUrl(trx: Transaction, userId: string, url: string | null): Promise<string | null> {
  if (url === null || url === '' || url === '/placeholder.svg') return null;
  const own = await findOwnUrl(trx, 'profiles', url, userId);
  if (own === undefined) throw new AppError(documentErrors.upload_unknown);
  return own;
}
