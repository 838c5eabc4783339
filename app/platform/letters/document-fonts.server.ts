import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { sfntOfWoff } from './sfnt-of-woff.server.ts';

export type FaceName = 'text' | 'strong' | 'display';

/** A font file: what a document embeds, and which glyphs it has. */
type FontFile = { name: string; bytes: Buffer; font: Font };

/** A character with its font file, and its width as a fraction of the font size. */
type Letter = { font: string; letter: string; width: number };

const require = createRequire(import.meta.url);

/** The files of the product's font faces, one per alphabet, in lookup order. */
const paths: Record<FaceName, readonly string[]> = {
  text: [
    require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff'),
    require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-ext-400-normal.woff'),
  ],
  strong: [
    require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff'),
    require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff'),
  ],
  display: [
    require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
    require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff'),
  ],
};

const loaded = new Map<FaceName, readonly FontFile[]>();

/** Returns the files of a face, loaded on first use. */
export function fontFiles(face: FaceName): readonly FontFile[] {
  let files = loaded.get(face);
  if (!files) loaded.set(face, (files = paths[face].map((path, index) => load(path, `${face}-${index}`))));
  return files;
}

function load(path: string, name: string): FontFile {
  const bytes = sfntOfWoff(readFileSync(path));
  const font = create(bytes);
  if (!('layout' in font)) throw new Error(`${path} holds more than one font`);
  return { name, bytes, font };
}

const letters = new Map<FaceName, Map<string, Letter>>();

/**
 * Splits a text into characters with their font files and widths; a character that the face lacks becomes a question
 * mark. Widths ignore kerning.
 */
export function lettersOf(text: string, face: FaceName): Letter[] {
  let known = letters.get(face);
  if (!known) letters.set(face, (known = new Map()));
  const found: Letter[] = [];
  for (const letter of text.normalize('NFC')) {
    let entry = known.get(letter);
    if (!entry) known.set(letter, (entry = findLetter(letter, face)));
    found.push(entry);
  }
  return found;
}

function findLetter(letter: string, face: FaceName): Letter {
  const codePoint = letter.codePointAt(0) ?? 0;
  const file = fontFiles(face).find(({ font }) => font.hasGlyphForCodePoint(codePoint));
  if (!file) return letter === '?' ? { font: face, letter, width: 0 } : findLetter('?', face);
  return { font: file.name, letter, width: file.font.glyphForCodePoint(codePoint).advanceWidth / file.font.unitsPerEm };
}

/** Groups characters into runs that share a font file. */
export function runsOf(text: readonly Letter[]): { font: string; letters: string; width: number }[] {
  const runs: { font: string; letters: string; width: number }[] = [];
  for (const { font, letter, width } of text) {
    const last = runs.at(-1);
    if (last?.font === font) {
      last.letters += letter;
      last.width += width;
    } else runs.push({ font, letters: letter, width });
  }
  return runs;
}
