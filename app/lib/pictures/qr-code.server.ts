import { encode } from 'uqr';

export type QrCodeDrawing = {
  /** Modules along one side, with the margin. */
  size: number;
  /** The dark modules as an SVG path on a grid of `size` by `size`. */
  path: string;
};

/**
 * Draws the QR code of a text.
 * @param options how many modules of margin, and how much of the code may be lost (Q: a quarter, L: 7 %)
 */
export function drawQrModules(text: string, options: { border: number; ecc: 'L' | 'Q' }): QrCodeDrawing {
  const { data, size } = encode(text, options);
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: squares.join('') };
}
