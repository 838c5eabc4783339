import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** A typeface as the font files of its alphabets, in the order in which they are searched for a letter. */
export type Typeface = readonly Font[];

const require = createRequire(import.meta.url);

/** The product's fonts in the weights that the pictures use; the pages' variable fonts cannot be drawn from. */
export const typefaces: { display: Typeface; text: Typeface } = {
  display: [
    load(require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff')),
    load(require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff')),
    load(require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-vietnamese-700-normal.woff')),
  ],
  text: [
    load(require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff')),
    load(require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-ext-500-normal.woff')),
  ],
};

function load(file: string): Font {
  const font = create(readFileSync(file));
  if (!('layout' in font)) throw new Error(`${file} holds more than one font`);
  return font;
}

export interface DrawnText {
  /** The outline as SVG path data, with the baseline at (0, 0). */
  d: string;
  width: number;
}

/**
 * Draws a line of text as an outline of `size` px, because a machine that renders pictures may have no fonts. Letters
 * that no file of the typeface has are left out.
 * @param tracking space between letters, in em
 */
export function drawText(text: string, typeface: Typeface, size: number, tracking = 0): DrawnText {
  let width = 0;
  let d = '';
  for (const { font, letters } of runsOf(text, typeface)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(letters);
    for (const [index, glyph] of glyphs.entries()) {
      d += glyph.path.transform(scale, 0, 0, -scale, width + (positions[index]?.xOffset ?? 0) * scale, 0).toSVG();
      width += (positions[index]?.xAdvance ?? 0) * scale + tracking * size;
    }
  }
  return { d, width };
}

/** Splits the drawable letters of a text into runs that one font file covers. */
function runsOf(text: string, typeface: Typeface): { font: Font; letters: string }[] {
  const runs: { font: Font; letters: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1);
    const has = (font: Font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    if (last && has(last.font)) last.letters += letter;
    else
      runs.push(
        ...typeface
          .filter(has)
          .slice(0, 1)
          .map((font) => ({ font, letters: letter })),
      );
  }
  return runs;
}

/** Whether anything of a text besides spaces and punctuation can be drawn. */
export function isDrawable(text: string, typeface: Typeface): boolean {
  return runsOf(text.replaceAll(/[\s\p{P}]/gu, ''), typeface).length > 0;
}
