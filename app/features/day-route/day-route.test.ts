import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RouteProgress, RouteStop } from './day-route.ts';
import { minutesLate } from './minutes-late.ts';
import { areaOfRoute, pinsOfRoute } from './route-pins.ts';
import { legText, routeSummary } from './route-text.ts';

const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 25, hour, minute);
const iso = (hour: number, minute = 0) => new Date(at(hour, minute)).toISOString();
const place = (zip: string, longitude = -97.7) => ({ zip, latitude: 30.2, longitude });

function stop(hour: number, changes: Partial<RouteStop> = {}): RouteStop {
  return {
    id: String(hour),
    isByHand: false,
    service: 'Haircut',
    client: 'Maya Brooks',
    location: 'Austin, TX',
    start: iso(hour),
    end: iso(hour + 1),
    isCompleted: false,
    progress: null,
    clientId: null,
    phone: null,
    place: place('78701'),
    leg: { from: 'visit', minutes: 20, miles: 8, leaveBy: iso(hour - 1, 40) },
    ...changes,
  };
}

describe('how late a day becomes', () => {
  const day = { stops: [stop(9), stop(11), stop(12)], parking: 5 };

  it('is known before it begins, where two visits lie too close together', () => {
    expect(minutesLate(day, at(6))).toEqual([0, 0, 25]);
  });

  it('grows while a visit runs over, and reaches those behind it', () => {
    expect(minutesLate(day, at(10, 30))).toEqual([0, 0, 25]);
    expect(minutesLate(day, at(10, 50))).toEqual([0, 15, 40]);
  });

  it('ends with the visit', () => {
    const done = { ...day, stops: [stop(9, { isCompleted: true }), stop(11), stop(12)] };
    expect(minutesLate(done, at(10, 50))).toEqual([0, 0, 25]);
    expect(minutesLate(day, at(11, 5))).toEqual([0, 0, 25]);
  });

  it('counts a visit entered by hand as over at its end, because nothing is pressed there, and as late like any other', () => {
    const byHand = { ...day, stops: [stop(9, { isByHand: true }), stop(11), stop(12)] };
    expect(minutesLate(byHand, at(10, 50))).toEqual([0, 0, 25]);
    const behind = { ...day, stops: [stop(9), stop(11, { isByHand: true }), stop(13)] };
    expect(minutesLate(behind, at(10, 50))).toEqual([0, 15, 0]);
  });

  describe('by what was pressed', () => {
    const pressed = (changes: Partial<RouteProgress>) => ({
      step: 'started' as const,
      expectedAt: null,
      startedAt: null,
      doneAt: null,
      ...changes,
    });
    const late = (first: Partial<RouteStop>, second: Partial<RouteStop>, now: number) =>
      minutesLate({ stops: [stop(9, first), stop(11, second), stop(13)], parking: 5 }, now);

    it('a visit that began late is as long as it was planned', () => {
      const begun = { progress: pressed({ startedAt: iso(10, 10) }) };
      expect(late(begun, {}, at(10, 20))).toEqual([0, 35, 0]);
      expect(late(begun, {}, at(11, 30))).toEqual([0, 55, 20]);
    });

    it('a visit that ended counts from when it did', () => {
      const done = { isCompleted: true, progress: pressed({ step: 'done', startedAt: iso(9), doneAt: iso(10, 50) }) };
      expect(late(done, {}, at(10, 55))).toEqual([0, 15, 0]);
    });

    it('a drive counts by its own minutes, and by the clock once they are over', () => {
      const done = { isCompleted: true, progress: pressed({ step: 'done', startedAt: iso(9), doneAt: iso(10) }) };
      const driving = { progress: pressed({ step: 'driving', expectedAt: iso(11, 15) }) };
      expect(late(done, driving, at(10, 50))).toEqual([0, 20, 0]);
      expect(late(done, driving, at(11, 40))).toEqual([0, 40, 5]);
    });

    it('waiting at the door counts, too', () => {
      const done = { isCompleted: true, progress: pressed({ step: 'done', startedAt: iso(9), doneAt: iso(10) }) };
      expect(late(done, { progress: pressed({ step: 'arrived' }) }, at(11, 10))).toEqual([0, 10, 0]);
    });
  });

  it('is never negative, and nothing for a day that lies behind', () => {
    const hours = fc.uniqueArray(fc.integer({ min: 6, max: 20 }), { maxLength: 8 });
    fc.assert(
      fc.property(hours, fc.integer({ min: 0, max: 26 * 60 }), fc.nat(60), (starts, minutes, parking) => {
        const stops = starts.toSorted((one, other) => one - other).map((hour) => stop(hour));
        const late = minutesLate({ stops, parking }, at(0, minutes));
        expect(late).toHaveLength(stops.length);
        expect(Math.min(0, ...late)).toBe(0);
        expect(minutesLate({ stops, parking }, at(24)).every((each) => each === 0)).toBe(true);
      }),
    );
  });
});

describe('how a day is told', () => {
  it('has the length of each drive, and says where it is not known', () => {
    expect(legText(stop(9).leg)).toBe('About 20 min, 8.0 mi from the last visit');
    expect(legText({ from: 'start', minutes: 0, miles: 0, leaveBy: null })).toBe(
      'In the same ZIP code as where you start',
    );
    expect(legText({ from: 'start', minutes: null, miles: null, leaveBy: null })).toContain('a ZIP code is missing');
  });

  it('sums up the road', () => {
    const home = { from: 'visit', minutes: 25, miles: 12.34, leaveBy: null } as const;
    expect(routeSummary({ stops: [stop(9), stop(11)], home })).toBe(
      '2 visits, about 1 h 5 min and 28.3 mi on the road',
    );
    const near = stop(9, { leg: { from: 'start', minutes: 0, miles: 0, leaveBy: null } });
    expect(routeSummary({ stops: [near], home: null })).toBe('1 visit');
    expect(routeSummary({ stops: [], home: null })).toBe('No visits');
  });

  it('has a pin for each ZIP, and an area around all of it', () => {
    const stops = [stop(9), stop(10, { place: place('78759', -97.9) }), stop(11), stop(12, { place: null })];
    expect(pinsOfRoute({ stops }).map(({ label }) => label)).toEqual(['1, 3', '2']);
    const area = areaOfRoute({ stops, start: place('78704', -97.6), end: null });
    expect(area?.west).toBeLessThan(-97.9);
    expect(area?.east).toBeGreaterThan(-97.6);
    expect(areaOfRoute({ stops: [], start: null, end: null })).toBeUndefined();
  });
});
