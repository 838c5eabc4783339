import type * as z from 'zod/mini';
import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { signedPagesAnswer } from '../../answers/files.server.ts';
import { fileLimits, type BucketName } from '../../buckets.ts';
import { countPages } from '../commands/render-page.server.ts';
import { pagesOf, signatureOf } from '../../uploads/file-signature.server.ts';
import { fileErrors } from '../../files.errors.ts';
import { filesStore } from '../../files-store.server.ts';
import { encodedPath } from '../../object-path.ts';

export type SignedPages = z.infer<typeof signedPagesAnswer>;

/**
 * Returns URLs for the pages of a PDF as pictures, valid while a person reads it.
 * @throws AppError file_not_found
 */
export async function signPages(bucket: BucketName, path: string, now = Date.now()): Promise<SignedPages> {
  const file = await filesStore.find(database(), bucket, path);
  if (!file) throw new AppError(fileErrors.file_not_found);
  const total = await countPages(file);
  const expires = Math.floor(now / 1000) + fileLimits.pdf.signedSeconds;
  const signature = signatureOf({ bucket, path: pagesOf(path), fileId: file.id, expires });
  const addresses = Array.from({ length: Math.min(total, fileLimits.pdf.pagesShown) }, (_, index) => {
    const query = new URLSearchParams({ page: String(index + 1), expires: String(expires), signature });
    return `/api/storage/${bucket}/${encodedPath(path)}?${query}`;
  });
  return { total, addresses };
}
