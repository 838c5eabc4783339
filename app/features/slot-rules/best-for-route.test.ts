import { describe, expect, it } from 'vitest';
import { estimateLeg } from '#app/features/travel/drive/leg.ts';
import { placeOfZip } from '#app/features/travel/drive/queries/find-place.server.ts';
import { standardTravelSettings } from '#app/features/travel/settings/travel-settings.ts';
import { slotsOfDay } from './slots.ts';
import type { PlacedVisit } from './travel-rules.ts';

const date = '2026-11-25';
const at = (hour: number) => Date.UTC(2026, 10, 25, hour) / 60_000 + 360;
const placeOf = (zip: string) => placeOfZip(zip) ?? expect.fail(`There is no ${zip}`);
const [downtown, nextDoor, north] = [placeOf('78701'), placeOf('78702'), placeOf('78759')];
const visit = (hour: number, changes: Partial<PlacedVisit> = {}): PlacedVisit => ({
  start: at(hour),
  end: at(hour) + 60,
  place: nextDoor,
  isAnchor: true,
  ...changes,
});

/** The times of the day that are best for the route of a professional with these visits, downtown. */
function bestWith(...visits: PlacedVisit[]): string[] {
  const rules = {
    timeZone: 'America/Chicago',
    weeklyHours: null,
    blocked: [],
    away: [],
    busy: visits,
    service: { duration: 60, buffer: 0 },
    now: at(0) - 7 * 1440,
    notice: 0,
    window: { earliest: '2026-11-18', latest: '2027-02-18' },
    licensedUntil: null,
    travel: {
      limits: standardTravelSettings,
      dayStart: downtown,
      dayEnd: downtown,
      destination: downtown,
      visits,
      legBetween: (from: typeof downtown, to: typeof downtown) => estimateLeg(from, to, 'suburban'),
    },
  };
  return slotsOfDay(rules, date).flatMap(({ time, isBestForRoute }) => (isBestForRoute ? [time] : []));
}

describe('the times that are best for the route', () => {
  it('are right before and after a visit nearby that can be reached', () => {
    // The hour before and the hour after are too near: the drive takes its minutes.
    expect(bestWith(visit(13))).toEqual(['10:00', '11:00', '15:00', '16:00']);
    expect(bestWith(visit(13, { place: downtown }))).toEqual(['10:00', '11:00', '12:00', '14:00', '15:00', '16:00']);
  });

  it('are none on an empty day, at home, far away, or where nobody knows the place', () => {
    expect(bestWith()).toEqual([]);
    expect(bestWith(visit(13, { place: north }))).toEqual([]);
    expect(bestWith(visit(13, { place: null }))).toEqual([]);
  });

  it('are not near a hold, or the viewer’s own visit', () => {
    expect(bestWith(visit(13, { place: downtown, isAnchor: false }))).toEqual([]);
  });

  it('are not near a visit of another day', () => {
    expect(bestWith(visit(13 - 24), visit(13 + 24))).toEqual([]);
    const late = { start: at(9) - 660, end: at(9) - 600, place: downtown, isAnchor: true };
    expect(bestWith(late)).toEqual([]);
  });

  it('end with the visit that follows or went before', () => {
    expect(bestWith(visit(11, { place: downtown }), visit(12, { place: downtown, isAnchor: false }))).toEqual([
      '09:00',
      '10:00',
    ]);
  });
});
