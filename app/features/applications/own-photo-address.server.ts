import { findOwnAddress } from '#app/features/files/queries/find-own-address.server.ts';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { applicationErrors } from './applications.errors.ts';

/**
 * The address of an uploaded profile photo; none for the placeholder that stands for a failed upload (ERR-028, ERR-029).
 * @throws AppError upload_unknown for any address but that of an own upload
 */
export async function ownPhotoAddress(trx: Transaction, userId: string, address: string | null): Promise<string | null> {
  if (address === null || address === '' || address === '/placeholder.svg') return null;
  const own = await findOwnAddress(trx, 'profiles', address, userId);
  if (own === undefined) throw new AppError(applicationErrors.upload_unknown);
  return own;
}
