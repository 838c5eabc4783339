import { readFile } from 'node:fs/promises';
import { AppError } from '#app/platform/errors/app-error.ts';
import { fileErrors } from '../files.errors.ts';
import { pageImage } from './page-image.server.ts';
import { renderPdfPage } from './pdf-renderer.server.ts';

/** A PDF that can be looked at: how many pages it has, and the first one as it will be shown. */
export type InspectedPdf = { pages: number; firstPage: Buffer };

/**
 * Opens a PDF as it will be opened to be looked at. What it holds beside its pages is not judged: nobody opens the
 * original in the site (docs/decisions/042-documents-are-shown-as-pictures.md).
 * @throws AppError locked_document, unsafe_document, documents_busy
 */
export async function inspectPdf(file: string, owner: string): Promise<InspectedPdf> {
  const answer = await renderPdfPage({ owner, read: () => readFile(file), page: 1 });
  if (answer.state === 'rendered') return { pages: answer.pages, firstPage: await pageImage(answer) };
  throw new AppError(answer.state === 'locked' ? fileErrors.locked_document : fileErrors.unsafe_document, {
    cause: answer.why,
  });
}
