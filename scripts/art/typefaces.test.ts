import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as fontkit from 'fontkit';
import { describe, expect, it } from 'vitest';
import { basicCharacters } from './render-typefaces.ts';

const ui = path.join(import.meta.dirname, '../../app/ui/styles');

describe.each(['bricolage-grotesque-basic', 'instrument-sans-basic'])('%s', (name) => {
  it('draws every character it is cut for, and figures of one width', async () => {
    const face = fontkit.create(await readFile(path.join(ui, 'typefaces', `${name}.woff2`)));
    if (!('hasGlyphForCodePoint' in face)) throw new Error('a collection');
    expect(
      [...basicCharacters].filter((character) => !face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
    ).toEqual([]);
    expect(face.availableFeatures).toContain('tnum');
  });

  it('is asked for by the style sheet for exactly these characters', async () => {
    const styles = await readFile(path.join(ui, 'base.css'), 'utf8');
    const [, ranges = ''] = styles.match(new RegExp(`typefaces/${name}\\.woff2[^}]+unicode-range: ([^;]+);`)) ?? [];
    expect(charactersOf(ranges)).toEqual([...new Set(basicCharacters)].toSorted());
  });
});

/** "U+20-7E,U+A9": the characters that a unicode-range names. */
function charactersOf(ranges: string): string[] {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = NaN, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .toSorted();
}
