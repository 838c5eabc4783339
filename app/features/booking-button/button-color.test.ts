import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrastOf, faintIn, textOn } from './button-color.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('text on any color has the contrast of ordinary text', () => {
  fc.assert(
    fc.property(color, (chosen) => {
      expect(contrastOf(chosen, textOn(chosen))).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

it('black on white has a contrast of 21, a color on itself of 1', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#0b5d4e', '#0b5d4e')).toBe(1);
});

it.each([
  ['#0b5d4e', ['dark']],
  ['#ffe9a8', ['light']],
  ['#d9534f', []],
])('%s is hard to see in: %j', (chosen, themes) => {
  expect(faintIn(chosen)).toEqual(themes);
});
