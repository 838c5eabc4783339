import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { fileLimits } from '../../buckets.ts';
import { fileKeys } from '../../file-keys.ts';
import { fileErrors } from '../../files.errors.ts';
import { filesStore, type StoredFile } from '../../files-store.server.ts';
import { pageImage } from '../../pdf/page-image.server.ts';
import { renderPdfPage } from '../../pdf/pdf-renderer.server.ts';

/** Stored pages do not count. The limit bounds documents that time out, because each view requests the page again. */
const renderingsOfFile: RateLimit = { name: 'files.render-page', points: 150, seconds: 600 };

/**
 * Renders a page of a PDF, from 1, unless it is already stored, and stores it next to the original.
 * @returns the storage key of the picture
 * @throws AppError page_unreadable, documents_busy, too_many_requests
 */
export async function renderPage(file: StoredFile, page: number): Promise<string> {
  if (
    file.content_type !== 'application/pdf' ||
    !Number.isInteger(page) ||
    page < 1 ||
    page > fileLimits.pdf.pagesShown
  )
    throw new AppError(fileErrors.page_unreadable);
  const key = fileKeys.page(file.bucket, file.id, page);
  if (await storage().exists(key)) return key;
  await consumeRateLimit(renderingsOfFile, file.id);
  const answer = await renderPdfPage({
    owner: file.owner_id,
    read: () => storage().getBytes(fileKeys.document(file.bucket, file.id)),
    page,
  });
  if (answer.state !== 'rendered') throw new AppError(fileErrors.page_unreadable, { cause: answer.why });
  await storage().put(key, await pageImage(answer));
  if (file.pages !== answer.pages) await filesStore.recordPages(database(), file.id, answer.pages);
  return key;
}

/** Counts the pages of a PDF, opening it if it was uploaded before pages were counted. 0 if it cannot be shown. */
export async function countPages(file: StoredFile): Promise<number> {
  if (file.pages !== null || file.content_type !== 'application/pdf') return file.pages ?? 0;
  try {
    await renderPage(file, 1);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== fileErrors.page_unreadable.code) throw error;
    await filesStore.recordPages(database(), file.id, 0);
  }
  return (await filesStore.findById(database(), file.id))?.pages ?? 0;
}
