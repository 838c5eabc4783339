import type { SpeedProfile } from '#app/features/travel/drive/drive-time.ts';
import type { Leg } from '#app/features/travel/drive/leg.ts';
import type { Place } from '#app/features/travel/drive/place.ts';
import type { PlacedVisit, TravelRules } from '#app/features/slot-rules/travel-rules.ts';
import type { TimeRange } from '#app/features/slot-rules/range-cursor.ts';

// The rules of decision 091 said a second time, as plainly as can be: every drive is driven minute by minute.

const minutesPerDay = 1440;

/** What a minute on the road brings, in minutes of an empty one. */
function progress(profile: SpeedProfile, minute: number): number {
  const hour = Math.floor((((minute % minutesPerDay) + minutesPerDay) % minutesPerDay) / 60);
  const isRush = hour === 7 || hour === 8 || hour === 16 || hour === 17;
  const isDay = hour >= 6 && hour <= 18;
  const [rush, day] = { city: [0.65, 0.85], suburban: [0.7, 0.9], rural: [0.9, 1] }[profile] as [number, number];
  return isRush ? rush : isDay ? day : 1;
}

function driven(free: number, profile: SpeedProfile, minuteOf: (passed: number) => number): number {
  let [passed, done] = [0, 0];
  while (done < free - 1e-6) {
    done += progress(profile, minuteOf(passed));
    passed += 1;
  }
  return passed;
}

/** Whether the professional gets through the day with the new visit in it. */
export function expectedReach(rules: TravelRules, visit: TimeRange, offset: number): boolean {
  const { limits, dayStart, dayEnd, destination } = rules;
  const midnight = Math.floor((visit.start + offset) / minutesPerDay) * minutesPerDay - offset;
  const isToday = ({ start }: PlacedVisit) => start >= midnight && start < midnight + minutesPerDay;
  const before = rules.visits.filter(({ start }) => start < visit.start).at(-1);
  const after = rules.visits.find(({ start }) => start >= visit.start);
  const from = (start: Place, end: Place, leaves: number) =>
    driven(rules.legBetween(start, end).freeMinutes, limits.profile, (passed) => leaves + offset + passed);
  const until = (start: Place, end: Place, arrives: number) =>
    driven(rules.legBetween(start, end).freeMinutes, limits.profile, (passed) => arrives + offset - 1 - passed);
  const drives: number[] = [];
  const park = limits.parkingMinutes;

  if (before?.place) {
    const drive = from(before.place, destination, before.end);
    if (before.end + drive + park > visit.start) return false;
    if (isToday(before)) drives.push(drive);
  }
  if (after?.place) {
    const drive = from(destination, after.place, visit.end);
    if (visit.end + drive + park > after.start) return false;
    if (isToday(after)) drives.push(drive);
  }
  if (!before || !isToday(before)) {
    const drive = dayStart ? until(dayStart, destination, visit.start - park) : 0;
    if (limits.earliest !== null && visit.start - park - drive < midnight + limits.earliest) return false;
    drives.push(drive);
  }
  if (!after || !isToday(after)) {
    const drive = dayEnd ? from(destination, dayEnd, visit.end) : 0;
    if (limits.latest !== null && visit.end + drive > midnight + limits.latest) return false;
    drives.push(drive);
  }
  return limits.maximumDrive === null || drives.every((drive) => drive <= (limits.maximumDrive ?? 0));
}

/** A day with visits that do not overlap, and one that somebody wants. */
export type TravelDay = { rules: TravelRules; visit: TimeRange; offset: number };

/** Draws a day. `random` returns a number from 0 to below 1. */
export function drawTravelDay(
  random: () => number,
  legBetween: (from: Place, to: Place, profile: SpeedProfile) => Leg,
) {
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const oneOf = <Value>(values: readonly Value[]) => values[whole(0, values.length - 1)] as Value;
  const maybe = <Value>(value: () => Value) => (random() < 0.5 ? null : value());
  const places = Array.from({ length: 6 }, (_, index) => ({
    zip: String(78_700 + index),
    latitude: 30.2 + random() * oneOf([0.05, 0.4, 2]),
    longitude: -97.8 + random() * oneOf([0.05, 0.4, 2]),
  }));
  const profile = oneOf(['city', 'suburban', 'rural'] as const);
  const visits: PlacedVisit[] = [];
  for (let at = whole(0, 600); visits.length < 8; at += whole(0, 400)) {
    const end = at + whole(15, 240);
    visits.push({ start: at, end, place: random() < 0.9 ? oneOf(places) : null, isAnchor: true });
    at = end;
  }
  const start = whole(0, 2 * minutesPerDay);
  const visit = { start, end: start + whole(15, 240) };
  const rules: TravelRules = {
    limits: {
      profile,
      parkingMinutes: oneOf([0, 0, 5, 15]),
      maximumDrive: maybe(() => whole(5, 120)),
      earliest: maybe(() => whole(0, 720)),
      latest: maybe(() => whole(900, 1440)),
      routeDiscount: 0,
    },
    dayStart: maybe(() => oneOf(places)),
    dayEnd: maybe(() => oneOf(places)),
    destination: oneOf(places),
    visits,
    legBetween: (from, to) => legBetween(from, to, profile),
  };
  return { rules, visit, offset: oneOf([-600, -300, 0, 540]) } satisfies TravelDay;
}
