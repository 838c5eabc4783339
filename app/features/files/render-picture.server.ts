import sharp, { type Sharp } from 'sharp';
import { AppError } from '#app/platform/errors/app-error.ts';
import { fileLimits, type FileKind } from './buckets.ts';
import { fileErrors } from './files.errors.ts';

// One thread a picture: rendering shares the machine with answering requests.
sharp.concurrency(1);
sharp.cache(false);

/** Widths in pixels in which pictures are kept; none is larger than the picture itself. */
const widths = [320, 640, 1080] as const;

/** Which renderings a picture of this width has. */
export function widthsFor(width: number): number[] {
  return [...new Set(widths.map((wanted) => Math.min(wanted, width)))];
}

/** The rendering that is made with the upload, so that the picture can be shown at once. */
export function firstWidthFor(width: number): number {
  return Math.min(640, width);
}

export type PictureFormat = 'avif' | 'webp';

/**
 * Decodes a picture whole and writes it anew: no metadata, no place, no bytes of the original survive.
 * @param width pixels
 * @throws AppError unreadable_picture
 */
export function renderPicture(file: string, width: number, format: PictureFormat): Promise<Buffer> {
  const resized = decoded(file).resize({ width, withoutEnlargement: true });
  return finished(
    format === 'avif' ? resized.avif({ quality: 55, effort: 3 }) : resized.webp({ quality: 80, effort: 4 }),
  );
}

/** A photographed document in its own format, upright, large enough to be read, without metadata. */
export function renderDocument(file: string, kind: FileKind): Promise<Buffer> {
  const readable = decoded(file).resize({ width: 3_000, height: 3_000, fit: 'inside', withoutEnlargement: true });
  return finished(kind === 'image/png' ? readable.png() : readable.jpeg({ quality: 88 }));
}

function decoded(file: string) {
  // Only the first image of an animation; a damaged file is refused rather than half shown.
  return sharp(file, { limitInputPixels: fileLimits.pixels, failOn: 'error', autoOrient: true });
}

async function finished(picture: Sharp): Promise<Buffer> {
  try {
    return await picture.toBuffer();
  } catch (cause) {
    throw new AppError(fileErrors.unreadable_picture, { cause });
  }
}
