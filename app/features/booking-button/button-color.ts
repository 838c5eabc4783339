/** A color as "#0b5d4e". */
export type HexColor = string;

export const ownGreen: HexColor = '#0b5d4e';
const black = '#000000';
const white = '#ffffff';

/** The backgrounds on which a button can stand, in either theme of the frame. */
export const grounds = { light: '#ffffff', dark: '#211d19' } as const;

/** The contrast of two colors, 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrastOf(one: HexColor, other: HexColor): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The text that can be read best on a color: one of black and white always has the contrast that WCAG asks for (4.5). */
export function textOn(color: HexColor): HexColor {
  return contrastOf(color, white) >= contrastOf(color, black) ? white : black;
}

/** The themes in which a button of this color is hard to see against the page (contrast below 3, WCAG 1.4.11). */
export function faintIn(color: HexColor): ('light' | 'dark')[] {
  return (['light', 'dark'] as const).filter((theme) => contrastOf(color, grounds[theme]) < 3);
}

function luminance(color: HexColor): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(parseInt(color.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
