import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSeveralLines } from '#app/lib/line-text.ts';
import { cellText, visibleText } from './cell-text.ts';

it.each([
  ['*\tBring ladder\u200b', '* Bring ladder'],
  ['\u202aRobin\u202c Miller', 'Robin Miller'],
  ['One\r\n\u200b\nTwo', 'One\n\nTwo'],
  ['Plumber 👩‍🔧', 'Plumber 👩‍🔧'],
])('%j is %j', (text, visible) => expect(visibleText(text)).toBe(visible));

it('no character is halved', () => {
  expect(cellText('12😀', 3)).toBe('12');
  expect(cellText('12😀', 4)).toBe('12😀');
});

it('any text is one that a note may have', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), fc.nat(20), (text, maximum) => {
      const cell = cellText(text, maximum);
      expect(cell.length).toBeLessThanOrEqual(maximum);
      expect([cell.isWellFormed(), isSeveralLines(cell)]).toEqual([true, true]);
    }),
  );
});
