import { describe, expect, it } from 'vitest';
import { milesBetween } from './distance.ts';
import { loadPostalCodeTable } from './postal-code-table.server.ts';
import { findCities, lookUpPostalCode, postalCodesWithin } from './postal-codes.server.ts';

describe('postal codes', () => {
  it.each([
    ['78701', 'Austin', 'TX', 'America/Chicago'],
    ['10001', 'New York', 'NY', 'America/New_York'],
    ['80202', 'Denver', 'CO', 'America/Denver'],
    ['85001', 'Phoenix', 'AZ', 'America/Phoenix'],
    ['98101', 'Seattle', 'WA', 'America/Los_Angeles'],
    ['99501', 'Anchorage', 'AK', 'America/Anchorage'],
    ['96813', 'Honolulu', 'HI', 'Pacific/Honolulu'],
    ['02108', 'Boston', 'MA', 'America/New_York'],
    ['00901', 'San Juan', 'PR', 'America/Puerto_Rico'],
    ['13624', 'Clayton', 'NY', 'America/New_York'],
    ['98281', 'Point Roberts', 'WA', 'America/Los_Angeles'],
    ['55605', 'Grand Portage', 'MN', 'America/Chicago'],
    ['96799', 'Pago Pago', 'AS', 'Pacific/Pago_Pago'],
    ['96910', 'Hagatna', 'GU', 'Pacific/Guam'],
  ])('%s is %s, %s in %s', (postalCode, city, state, timeZone) => {
    expect(lookUpPostalCode(postalCode)).toMatchObject({ postalCode, city, state, timeZone });
  });

  it('has the coordinates of the place', () => {
    const place = lookUpPostalCode('78701');
    expect(place?.latitude).toBeCloseTo(30.27, 1);
    expect(place?.longitude).toBeCloseTo(-97.74, 1);
  });

  it.each(['00000', '99999', '7870', '78701-1234', 'abcde', '', ' 78701', '09848'])('knows no place for %j', (text) => {
    expect(lookUpPostalCode(text)).toBeNull();
  });

  it('gives towns on the border a zone of their own state', () => {
    const { codes } = loadPostalCodeTable();
    expect(codes.length).toBeGreaterThan(41_000);
    const foreign = /Toronto|Moncton|Winnipeg|Regina|Edmonton|Swift_Current|Creston|Vancouver|Asia|Etc/;
    const mexican = /Matamoros|Monterrey|Hermosillo|Ciudad_Juarez|Tijuana/;
    for (const code of codes) {
      const zone = lookUpPostalCode(String(code).padStart(5, '0'))?.timeZone;
      expect(zone).toMatch(/^(?:America|Pacific)\//);
      if (zone !== undefined && (foreign.test(zone) || mexican.test(zone))) expect(zone).toBe('a zone of the US');
    }
  });
});

describe('cities', () => {
  it('are found by how their names begin, the large ones first', () => {
    expect(findCities('austin', 3)[0]).toMatchObject({ name: 'Austin, TX' });
    expect(findCities('Austin, TX', 5).map(({ name }) => name)).toEqual(['Austin, TX']);
    expect(findCities('AUSTIN ,tx', 5).map(({ name }) => name)).toEqual(['Austin, TX']);
    expect(findCities('st. louis, m', 1)[0]?.name).toBe('Saint Louis, MO');
    expect(findCities('new y', 2)[0]?.name).toBe('New York, NY');
    expect(findCities('a', 4)).toHaveLength(4);
  });

  it('lie amid their ZIPs', () => {
    const austin = findCities('austin, tx', 1)[0];
    const center = lookUpPostalCode('78701');
    expect(austin && center && milesBetween(austin, center)).toBeLessThan(10);
    expect(lookUpPostalCode(austin?.postalCode ?? '')?.city).toBe('Austin');
  });

  it('are none for blank or unknown text', () => {
    expect(findCities('', 5)).toEqual([]);
    expect(findCities('  ', 5)).toEqual([]);
    expect(findCities('zzzz', 5)).toEqual([]);
  });
});

describe('ZIPs within a radius', () => {
  it('are those near, nearest first', () => {
    const austin = { latitude: 30.2713, longitude: -97.7426 };
    const near = postalCodesWithin(austin, 10);
    expect(near[0]).toEqual({ postalCode: '78701', miles: 0 });
    expect(near.map(({ postalCode }) => postalCode)).toContain('78704');
    expect(near.map(({ postalCode }) => postalCode)).not.toContain('75201');
    expect(near.map(({ miles }) => miles)).toEqual(near.map(({ miles }) => miles).sort((one, other) => one - other));
  });

  it('are exactly those that the distance says', () => {
    const denver = { latitude: 39.75, longitude: -105 };
    const { codes, latitudes, longitudes } = loadPostalCodeTable();
    const expected = [...codes.keys()].filter((row) => {
      const place = { latitude: latitudes[row] ?? 0, longitude: longitudes[row] ?? 0 };
      return milesBetween(denver, place) <= 60;
    });
    expect(postalCodesWithin(denver, 60)).toHaveLength(expected.length);
  });
});
