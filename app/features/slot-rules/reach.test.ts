import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateLeg } from '#app/features/travel/drive/leg.ts';
import { placeOfZip } from '#app/features/travel/drive/queries/find-place.server.ts';
import { standardTravelSettings, type TravelSettings } from '#app/features/travel/settings/travel-settings.ts';
import { drawTravelDay, expectedReach } from '#tests/support/travel/reach-oracle.ts';
import { isReachable } from './reach.ts';
import { slotsOfDay, freeSlotsNear, summariesBetween } from './slots.ts';
import type { SlotRules } from './slot-rules.ts';
import type { TravelRules } from './travel-rules.ts';

const date = '2026-11-25';
const offset = -360;
const at = (hour: number, minutes = 0) => Date.UTC(2026, 10, 25, hour, minutes) / 60_000 - offset;
const placeOf = (zip: string) => {
  const place = placeOfZip(zip);
  if (!place) throw new Error(`There is no ${zip}`);
  return place;
};
// North Austin is 20 to 30 minutes from downtown, Round Rock further still.
const [downtown, south, north, roundRock] = ['78701', '78704', '78759', '78664'].map(placeOf) as [
  ReturnType<typeof placeOf>,
  ReturnType<typeof placeOf>,
  ReturnType<typeof placeOf>,
  ReturnType<typeof placeOf>,
];
const visit = (hour: number, place: TravelRules['destination'] | null, minutes = 60) => ({
  start: at(hour),
  end: at(hour) + minutes,
  place,
  isAnchor: true,
});
type Changes = Partial<Omit<TravelRules, 'limits'>> & { limits?: Partial<TravelSettings> };

function travelWith({ limits, ...changes }: Changes = {}): TravelRules {
  return {
    limits: { ...standardTravelSettings, ...limits },
    dayStart: south,
    dayEnd: south,
    destination: downtown,
    visits: [],
    legBetween: (from, to) => estimateLeg(from, to, 'suburban'),
    ...changes,
  };
}

function rulesWith(travel: TravelRules | null): SlotRules {
  return {
    timeZone: 'America/Chicago',
    weeklyHours: null,
    blocked: [],
    away: [],
    busy: travel?.visits.map(({ start, end }) => ({ start, end })) ?? [],
    service: { duration: 60, buffer: 0 },
    now: at(0) - 7 * 1440,
    notice: 0,
    window: { earliest: '2026-11-18', latest: '2027-02-18' },
    licensedUntil: null,
    travel,
  };
}

const taken = (travel: TravelRules | null) => {
  const gone = slotsOfDay(rulesWith(travel), date).filter(({ available }) => !available);
  return Object.fromEntries(gone.map(({ time, reason }) => [time, reason]));
};

describe('a slot that can be reached', () => {
  it('needs the way from the visit before, and the way to the visit after', () => {
    expect(taken(travelWith({ visits: [visit(12, north)] }))).toEqual({
      '11:00': 'too-far',
      '12:00': 'booked',
      '13:00': 'too-far',
    });
  });

  it('within one ZIP is every one that was free before', () => {
    expect(taken(travelWith({ visits: [visit(12, downtown)] }))).toEqual({ '12:00': 'booked' });
  });

  it('needs the minutes for parking besides, also within one ZIP', () => {
    const travel = travelWith({ visits: [visit(12, downtown, 50)], limits: { parkingMinutes: 10 } });
    expect(taken(travel)).toEqual({ '11:00': 'too-far', '12:00': 'booked' });
  });

  it('begins after the buffer of the visit before', () => {
    const drive = 30;
    expect(taken(travelWith({ visits: [visit(12, north, 120 - drive)] }))).toMatchObject({ '11:00': 'too-far' });
    expect(taken(travelWith({ visits: [visit(12, north, 120 - drive)] }))).not.toHaveProperty('14:00');
    expect(taken(travelWith({ visits: [visit(12, north, 110)] }))).toMatchObject({ '14:00': 'too-far' });
  });

  it('is every one as long as nobody knows where, or the neighbor’s place is unknown', () => {
    expect(taken(travelWith({ visits: [visit(12, null)] }))).toEqual({ '12:00': 'booked' });
    expect(taken(null)).toEqual({});
  });

  it('is near enough: from home, from the visit before, to the visit after and back', () => {
    const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00'];
    const all = Object.fromEntries(times.map((time) => [time, 'too-far']));
    expect(taken(travelWith({ destination: roundRock, limits: { maximumDrive: 20 } }))).toEqual(all);
    expect(taken(travelWith({ destination: roundRock, dayEnd: roundRock, limits: { maximumDrive: 20 } }))).toEqual(all);
    expect(taken(travelWith({ limits: { maximumDrive: 20 } }))).toEqual({});
    expect(
      taken(travelWith({ destination: roundRock, dayStart: null, dayEnd: null, limits: { maximumDrive: 5 } })),
    ).toEqual({});
  });

  it('leaves nobody on the road too early or too late', () => {
    const limits = { earliest: 9 * 60, latest: 18 * 60 };
    expect(taken(travelWith({ limits }))).toEqual({ '09:00': 'too-far', '17:00': 'too-far', '18:00': 'too-far' });
    expect(taken(travelWith({ limits, dayStart: null, dayEnd: null }))).toEqual({ '18:00': 'too-far' });
    // Who is out already has left in time.
    expect(taken(travelWith({ limits, visits: [visit(8, downtown)] }))).not.toHaveProperty('09:00');
  });

  it('counts in a month; a day with visits and nothing in reach is full', () => {
    const visits = [9, 12, 15, 18].map((hour) => visit(hour, roundRock, 120));
    const [day] = summariesBetween(rulesWith(travelWith({ visits, limits: { maximumDrive: 5 } })), date, date);
    expect(day).toMatchObject({ status: 'full', freeSlots: 0 });
  });

  it('is offered in place of one that is not', () => {
    const rules = rulesWith(travelWith({ visits: [visit(12, north)] }));
    expect(freeSlotsNear(rules, at(13), { first: date, last: date, count: 3 })).toEqual([at(10), at(14), at(15)]);
    expect(freeSlotsNear(rules, at(13), { first: date, last: date, count: 0 })).toEqual([]);
  });
});

it('is what a day driven minute by minute says', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), (numbers) => {
      const { rules, visit: wanted, offset: ahead } = drawTravelDay(() => Number(numbers.next().value), estimateLeg);
      expect(isReachable(rules, wanted, ahead)).toBe(expectedReach(rules, wanted, ahead));
    }),
    { numRuns: 500 },
  );
});
