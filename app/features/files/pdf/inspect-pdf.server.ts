import { readFile } from 'node:fs/promises';
import { AppError } from '#app/platform/errors/app-error.ts';
import { fileErrors } from '../files.errors.ts';
import { pageImage } from './page-image.server.ts';
import { renderPdfPage } from './pdf-renderer.server.ts';

/** A PDF that can be shown: its page count, and the first page as a picture. */
export type InspectedPdf = { pages: number; firstPage: Buffer };

/**
 * Opens a PDF the way it will be opened for viewing. Content other than its pages is not inspected: no one opens the
 * original on the site (docs/decisions/042-documents-are-shown-as-pictures.md).
 * @throws AppError locked_document, unsafe_document, documents_busy
 */
export async function inspectPdf(file: string, owner: string): Promise<InspectedPdf> {
  const answer = await renderPdfPage({ owner, read: () => readFile(file), page: 1 });
  if (answer.state === 'rendered') return { pages: answer.pages, firstPage: await pageImage(answer) };
  throw new AppError(answer.state === 'locked' ? fileErrors.locked_document : fileErrors.unsafe_document, {
    cause: answer.why,
  });
}
