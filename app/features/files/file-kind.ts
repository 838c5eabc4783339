import type { FileKind } from './buckets.ts';

/**
 * What bytes say that a file is: a kind that some bucket takes, the photos of iPhones, which none does, or nothing
 * known.
 */
export type FoundKind = FileKind | 'image/heic' | undefined;

/** Bytes from a file's beginning that tell its kind. */
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

/**
 * The boxes that such a file begins with name what it is, and then everything that it is compatible with (ISO/IEC
 * 14496-12, 4.3).
 */
const boxes = /^.{4}ftyp(?<brands>.{0,60})/s;

/** Says by a file's first bytes what it is; its name and what the device claims count for nothing. */
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
 * Whether a PDF says anywhere where its objects are: one that was cut off does not, and no reader can mend that (ISO
 * 32000-2, 7.5.5 and 7.5.8). Whether its pages can be shown only the server finds out.
 */
export function hasPdfTrailer(bytes: Uint8Array): boolean {
  // Every byte of ASCII is itself in it, which is all that these words need; decoding 10MB takes milliseconds.
  const text = new TextDecoder('latin1').decode(bytes);
  return text.includes('trailer') || text.includes('/XRef');
}
