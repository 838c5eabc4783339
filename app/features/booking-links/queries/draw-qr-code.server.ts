import sharp from 'sharp';
import { drawQrModules, type QrCodeDrawing } from '#app/lib/pictures/qr-code.server.ts';

/** In px: 10 cm at 300 dots per inch. */
const printWidth = 1_200;

/** Returns a code with the margin that ISO/IEC 18004 asks for. A quarter of it may be scratched or stained. */
export function linkQrCode(url: string): QrCodeDrawing {
  return drawQrModules(url, { border: 4, ecc: 'Q' });
}

/** Returns it as an SVG: black on white whatever surrounds it, because cameras need the contrast. */
export function qrCodeFile(url: string): string {
  const { size, path } = linkQrCode(url);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`,
  ].join('');
}

/** Returns it as a PNG, large enough to print. */
export function qrCodePicture(url: string): Promise<Buffer<ArrayBufferLike>> {
  return sharp(Buffer.from(qrCodeFile(url)))
    .resize(printWidth, printWidth, { kernel: 'nearest' })
    .png({ palette: true, colors: 2 })
    .toBuffer();
}
