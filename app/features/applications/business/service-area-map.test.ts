import { describe, expect, it } from 'vitest';
import { serviceAreaMap } from './service-area-map.server.ts';

describe('the map of a service area', () => {
  it('shows what lies within the radius around its center, and a little beyond', () => {
    const map = serviceAreaMap('Austin, TX', 25);
    expect(map).toMatchObject({ name: 'Austin, TX', timeZone: 'America/Chicago', radius: 25 });
    expect(map?.reach).toBeCloseTo(32.5);
    for (const { x, y, inside } of map?.points ?? []) {
      const miles = Math.hypot(x, y);
      expect(miles).toBeLessThanOrEqual(32.9);
      // Drawn flat and to a tenth of a mile: the edge itself may fall to either side.
      if (Math.abs(miles - 25) > 0.5) expect(inside).toBe(miles < 25);
    }
    expect(map?.points.some(({ inside }) => inside)).toBe(true);
    expect(map?.points.some(({ inside }) => !inside)).toBe(true);
    expect(map?.cities[0]).toMatchObject({ name: 'Austin' });
  });

  it('stays small over half a country, and shows the place itself without a radius', () => {
    expect(serviceAreaMap('10001', 500)?.points.length).toBeLessThanOrEqual(500);
    expect(serviceAreaMap('78704', 0)?.points.filter(({ inside }) => inside)).toEqual([{ x: 0, y: 0, inside: true }]);
  });

  it('knows no place by a name that is none', () => expect(serviceAreaMap('Atlantis', 25)).toBeUndefined());
});
