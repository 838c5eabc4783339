import sharp, { type Sharp } from 'sharp';
import { AppError } from '#app/platform/errors/app-error.ts';
import { fileLimits, type FileKind } from '../buckets.ts';
import { fileErrors } from '../files.errors.ts';

// One thread per picture: rendering shares the machine with requests.
sharp.concurrency(1);
sharp.cache(false);

/** Widths in pixels in which pictures are stored; none exceeds the picture's own width. */
const widths = [320, 640, 1080] as const;

/** Returns the widths to render for a picture of this width. */
export function widthsFor(width: number): number[] {
  return [...new Set(widths.map((wanted) => Math.min(wanted, width)))];
}

/** Returns the width rendered during the upload, so that the picture can be shown immediately. */
export function firstWidthFor(width: number): number {
  return Math.min(640, width);
}

export type PictureFormat = 'avif' | 'webp';

/**
 * Fully decodes and re-encodes a picture: no metadata, no location and no bytes of the original survive.
 * @param width pixels
 * @throws AppError unreadable_picture
 */
export function renderPicture(file: string, width: number, format: PictureFormat): Promise<Buffer> {
  const resized = decoded(file).resize({ width, withoutEnlargement: true });
  return finished(
    format === 'avif' ? resized.avif({ quality: 55, effort: 3 }) : resized.webp({ quality: 80, effort: 4 }),
  );
}

/** Renders a photographed document in its own format: upright, large enough to read, without metadata. */
export function renderDocument(file: string, kind: FileKind): Promise<Buffer> {
  const readable = decoded(file).resize({ width: 3_000, height: 3_000, fit: 'inside', withoutEnlargement: true });
  return finished(kind === 'image/png' ? readable.png() : readable.jpeg({ quality: 88 }));
}

function decoded(file: string) {
  // Reads only the first image of an animation, and refuses a damaged file rather than showing half of it.
  return sharp(file, { limitInputPixels: fileLimits.pixels, failOn: 'error', autoOrient: true });
}

async function finished(picture: Sharp): Promise<Buffer> {
  try {
    return await picture.toBuffer();
  } catch (cause) {
    throw new AppError(fileErrors.unreadable_picture, { cause });
  }
}
