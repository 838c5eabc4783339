import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitText } from './fit-text.ts';

/** Letters as wide as half their size. */
const measure = (line: string, size: number) => ([...line].length * size) / 2;
const room = { width: 200, lines: 2, sizes: [40, 20] } as const;

it('takes the largest size in which the text fits', () => {
  expect(fitText('Maya Lopez', room, measure)).toEqual({ size: 40, lines: ['Maya Lopez'] });
  expect(fitText('Maximiliana Montgomery', room, measure)).toEqual({ size: 20, lines: ['Maximiliana', 'Montgomery'] });
});

it('cuts what fits in no size', () => {
  expect(fitText('one two three four five six seven eight nine ten', room, measure).lines).toEqual([
    'one two three four',
    'five six seven eigh…',
  ]);
});

it('never draws beyond its room', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const { size, lines } = fitText(text, room, measure);
      return lines.length <= room.lines && lines.every((line) => measure(line, size) <= room.width);
    }),
  );
});
