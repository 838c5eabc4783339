import sharp from 'sharp';
import type { PdfAnswer } from './pdf-thread.server.ts';

type RenderedPage = Extract<PdfAnswer, { state: 'rendered' }>;

/** Encodes a rendered page as the picture that is stored and shown (WebP). */
export function pageImage({ pixels, width, height }: RenderedPage): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .webp({ quality: 82, effort: 3 })
    .toBuffer();
}
