import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shownSquare, uncropped, withinPicture, zoomed } from './crop.ts';
import { proves } from '#tests/support/proves.ts';

it('shows the middle square at first', proves('PROF-001'), () => {
  expect(shownSquare(uncropped, { width: 400, height: 200 }, 100)).toEqual({ x: 100, y: 0, side: 200 });
});

it('a picture moved right shows more of its left', () => {
  const size = { width: 400, height: 200 };
  expect(shownSquare(withinPicture({ zoom: 1, x: 25, y: 9 }, size, 100), size, 100)).toEqual({
    x: 50,
    y: 0,
    side: 200,
  });
  expect(shownSquare(zoomed(uncropped, 2, size, 100), size, 100)).toEqual({ x: 150, y: 50, side: 100 });
});

it('never shows anything beyond the picture', () => {
  const length = fc.integer({ min: 1, max: 9_000 });
  const shift = fc.double({ min: -1e5, max: 1e5, noNaN: true });
  fc.assert(
    fc.property(
      length,
      length,
      shift,
      shift,
      fc.double({ min: -2, max: 9, noNaN: true }),
      (width, height, x, y, zoom) => {
        const size = { width, height };
        const square = shownSquare(zoomed(withinPicture({ zoom: 1, x, y }, size, 280), zoom, size, 280), size, 280);
        const slack = 1e-6 * Math.max(width, height);
        for (const edge of [square.x, square.y, width - square.x - square.side, height - square.y - square.side])
          expect(edge).toBeGreaterThan(-slack);
      },
    ),
  );
});
