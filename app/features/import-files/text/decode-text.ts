import { AppError } from '#app/platform/errors/app-error.ts';
import { importFileErrors } from '../import-files.errors.ts';
import type { Encoding } from '../import-source.ts';

/** The first bytes of files that programs name like tables: ZIP (xlsx, numbers, ods), and the older Excel. */
const packed: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x1f, 0x8b],
];

/** Control characters that no text has; tabs and line breaks are none of them. */
const control = /[^\P{Cc}\t\n\v\f\r\u0080-\u009f]/u;

/**
 * Reads the bytes of a file as text: UTF-8 and UTF-16 with or without a byte order mark, otherwise Windows-1252, which
 * older spreadsheets write.
 * @throws AppError import_file_empty, import_spreadsheet, import_binary
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  if (bytes.length === 0) throw new AppError(importFileErrors.import_file_empty);
  if (packed.some((start) => start.every((byte, index) => bytes[index] === byte)))
    throw new AppError(importFileErrors.import_spreadsheet);
  const decoded = decode(bytes);
  const text = decoded.text.replace(/^\uFEFF/, '');
  if (control.test(text)) throw new AppError(importFileErrors.import_binary);
  if (text.trim() === '') throw new AppError(importFileErrors.import_file_empty);
  return { ...decoded, text };
}

function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const wide = wideEncodingOf(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: 'utf-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

/** Without a mark, every other byte of English text in UTF-16 is zero. */
function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 200);
  if (start.length < 4 || bytes.length % 2 !== 0) return undefined;
  const zeros = (remainder: number) => start.filter((byte, index) => index % 2 === remainder && byte === 0).length;
  const many = start.length / 4;
  if (zeros(1) > many && zeros(0) === 0) return 'utf-16le';
  return zeros(0) > many && zeros(1) === 0 ? 'utf-16be' : undefined;
}
