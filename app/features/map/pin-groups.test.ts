import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pin } from '#app/features/directory-search/pins/pin.ts';
import { areaOfPins, groupPins, pinName, pinText, priceText } from './pin-groups.ts';

function pinAt(longitude: number, latitude: number, price_from: string | null = '65.00'): Pin {
  const id = `${longitude} ${latitude} ${price_from}`;
  return { id, name: id, longitude, latitude, price_from, rating: 4.5, review_count: 0, image: null, tint: 'sand' };
}

const pins = fc.array(
  fc
    .tuple(fc.double({ min: -125, max: -66, noNaN: true }), fc.double({ min: 24, max: 50, noNaN: true }))
    .map(([longitude, latitude]) => pinAt(longitude, latitude)),
  { maxLength: 60 },
);
const austin = pinAt(-97.7658, 30.2428);
const neighbor = pinAt(-97.7658, 30.2428, '45.00');
const roundRock = pinAt(-97.6551, 30.5145);
const houston = pinAt(-95.4045, 29.7728);

describe('pins on the map', () => {
  it('are each in exactly one group, at any zoom', () => {
    fc.assert(
      fc.property(pins, fc.double({ min: 2, max: 14, noNaN: true }), (all, zoom) => {
        const grouped = groupPins(all, zoom).flatMap((group) => group.pins);
        expect(new Set(grouped)).toEqual(new Set(all));
        expect(grouped).toHaveLength(all.length);
      }),
    );
  });

  it('are apart near by and together from afar', () => {
    const sizes = (zoom: number) => groupPins([austin, roundRock, houston], zoom).map((group) => group.pins.length);
    expect(sizes(10)).toEqual([1, 1, 1]);
    expect(sizes(6.5)).toEqual([2, 1]);
    expect(sizes(3)).toEqual([3]);
  });

  it('of one ZIP stay together however near one looks', () => {
    const [group] = groupPins([austin, neighbor], 14);
    expect(group).toMatchObject({ pins: [austin, neighbor], isOnePlace: true, longitude: -97.7658 });
    expect(groupPins([austin, roundRock], 3)[0]?.isOnePlace).toBe(false);
  });

  it('have a name that contains what they show', () => {
    const unpriced = pinAt(-97.7658, 30.2428, null);
    const groups = [[austin], [unpriced], [austin, neighbor], [unpriced, unpriced], [austin, houston]];
    const said = groups.flatMap((group) => groupPins(group, 3)).map((group) => [pinText(group), pinName(group)]);
    expect(said.map(([text]) => text)).toEqual(['$65', 'Ask', '2 here', '2 here', '2']);
    for (const [text, name] of said) expect(name).toContain(text);
  });

  it('have one rectangle around them', () => {
    expect(areaOfPins([])).toBeUndefined();
    expect(areaOfPins([austin, houston])).toEqual({ west: -97.7658, south: 29.7728, east: -95.4045, north: 30.2428 });
  });

  it('say the cheapest price of a group, as briefly as it can be said', () => {
    expect(priceText([austin, neighbor])).toBe('$45');
    expect(priceText([pinAt(0, 0, '19.50')])).toBe('$19.50');
    expect(priceText([pinAt(0, 0, '1250.00')])).toBe('$1,250');
    expect(priceText([pinAt(0, 0, null), austin])).toBe('$65');
    expect(priceText([pinAt(0, 0, null)])).toBeUndefined();
  });
});
