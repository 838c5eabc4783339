import type { FileKind } from './buckets.ts';

/**
 * The kind of a file by its bytes: one that some bucket accepts, HEIC (iPhone photos), which none accepts, or
 * unknown.
 */
export type FoundKind = FileKind | 'image/heic' | undefined;

/** Bytes from the start of a file needed to determine its kind. */
export const headLength = 4_096;

const signatures: readonly [FileKind, RegExp][] = [
  ['image/jpeg', /^\xFF\xD8\xFF/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/gif', /^GIF8/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/tiff', /^(?:II\*\0|MM\0\*)/],
  ['application/pdf', /^(?:\xEF\xBB\xBF)?%PDF-/],
  ['image/svg+xml', /^(?:\xEF\xBB\xBF)?\s*<(?:svg[\s>]|\?xml|!DOCTYPE svg|!--)/i],
];

/** The first box of such a file names its brand, then all compatible brands (ISO/IEC 14496-12, 4.3). */
const boxes = /^.{4}ftyp(?<brands>.{0,60})/s;

/** Determines a file's kind from its first bytes, ignoring its name and declared type. */
export function kindOfBytes(head: Uint8Array): FoundKind {
  const text = String.fromCharCode(...head.subarray(0, headLength));
  const [found] = signatures.find(([, signature]) => signature.test(text)) ?? [];
  if (found === 'image/svg+xml') return /<svg[\s>]/i.test(text) ? found : undefined;
  return found ?? kindOfBrands(boxes.exec(text)?.groups?.['brands'] ?? '');
}

function kindOfBrands(brands: string): FoundKind {
  if (/avi[fs]/.test(brands)) return 'image/avif';
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? 'image/heic' : undefined;
}

/**
 * Reports whether a PDF states where its objects are: a truncated one does not, and no reader can repair that (ISO
 * 32000-2, 7.5.5 and 7.5.8). Only the server can tell whether its pages can be shown.
 */
export function hasPdfTrailer(bytes: Uint8Array): boolean {
  // Latin-1 maps every ASCII byte to itself, which is enough for these keywords; decoding 10 MB takes milliseconds.
  const text = new TextDecoder('latin1').decode(bytes);
  return text.includes('trailer') || text.includes('/XRef');
}
