import { brotliCompressSync, constants, zstdCompressSync } from 'node:zlib';

/** The best first: Zstandard packs a page nearly as small as Brotli's quality 3 for less than half of the CPU time. */
const pageEncodings = ['zstd', 'br'] as const;

export type PageEncoding = (typeof pageEncodings)[number];

const accepted = { zstd: acceptedIn('zstd'), br: acceptedIn('br') };

/** A weight of 0 refuses an encoding: https://www.rfc-editor.org/rfc/rfc9110#section-12.4.2 */
function acceptedIn(name: PageEncoding): RegExp {
  return new RegExp(String.raw`\b${name}\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))`);
}

/** Returns how a page is packed for a request, from its Accept-Encoding; undefined where it goes as it is. */
export function pageEncodingFor(acceptEncoding: string | null | undefined): PageEncoding | undefined {
  return acceptEncoding ? pageEncodings.find((encoding) => accepted[encoding].test(acceptEncoding)) : undefined;
}

/**
 * Compresses a page. Brotli's quality 4 and Zstandard's level 5 make it 5 % smaller but take half as long again or more,
 * too much next to the rest of rendering. Zstandard's default window and tables save 5 % of a page
 * of 100 kB, but can cost more to allocate than the page costs to pack
 * (docs/decisions/146-what-packing-a-page-allocates.md).
 */
export function packPage(bytes: Buffer, encoding: PageEncoding): Buffer<ArrayBuffer> {
  return packers[encoding](bytes) as Buffer<ArrayBuffer>;
}

const packers = {
  zstd: (bytes: Buffer) =>
    zstdCompressSync(bytes, {
      params: {
        [constants.ZSTD_c_compressionLevel]: 3,
        [constants.ZSTD_c_windowLog]: 16,
        [constants.ZSTD_c_hashLog]: 13,
        [constants.ZSTD_c_chainLog]: 13,
      },
      chunkSize: 32 * 1024,
      pledgedSrcSize: bytes.length,
    }),
  br: (bytes: Buffer) =>
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
};
