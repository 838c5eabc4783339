import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spherePoint } from '#app/features/directory-entries/sphere.ts';
import { areaBox } from './area-box.ts';
import { formatMapArea, parseMapArea } from './map-area.ts';

const degrees = (maximum: number) => fc.double({ min: -maximum, max: maximum, noNaN: true });
const areas = fc
  .tuple(degrees(180), degrees(180), degrees(90), degrees(90))
  .filter(([one, other, low, high]) => Math.abs(one - other) > 0.01 && Math.abs(low - high) > 0.01)
  .map(([one, other, low, high]) => ({
    west: Math.min(one, other),
    east: Math.max(one, other),
    south: Math.min(low, high),
    north: Math.max(low, high),
  }));

describe('an area of the map in an address', () => {
  it('is rounded once and then stays what it is', () => {
    fc.assert(
      fc.property(areas, (area) => {
        const text = formatMapArea(area);
        const read = parseMapArea(text);
        expect(read && formatMapArea(read)).toBe(text);
      }),
    );
  });

  it('ends at the date line where the map shows more', () => {
    expect(formatMapArea({ west: -200, south: -95, east: 190, north: 91 })).toBe('-180,-90,180,90');
  });

  it.each([
    '',
    'x',
    '1,2,3',
    '1,2,3,4,5',
    '-97,30,-98,31',
    '-98,31,-97,30',
    '-98,30,-98,31',
    '-198,30,-97,31',
    '-98,30,-97,91',
    '-98,,-97,31',
    '-98,30,-97,1e1',
    ' -98,30,-97,31',
  ])('is refused: "%s"', (text) => {
    expect(parseMapArea(text)).toBeUndefined();
  });
});

describe('the box of an area', () => {
  const numbers = (text: string) => (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  const share = fc.double({ min: 0, max: 1, noNaN: true });

  it('has every place of the area in it', () => {
    fc.assert(
      fc.property(areas, share, share, (area, east, north) => {
        const box = numbers(areaBox(area));
        const point = numbers(
          spherePoint({
            latitude: area.south + north * (area.north - area.south),
            longitude: area.west + east * (area.east - area.west),
          }),
        );
        point.forEach((value, axis) => {
          expect(value).toBeGreaterThanOrEqual((box[axis] ?? 0) - 1e-12);
          expect(value).toBeLessThanOrEqual((box[axis + 3] ?? 0) + 1e-12);
        });
      }),
    );
  });
});
