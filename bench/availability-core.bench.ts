import { defaultWeeklyHours } from '#app/features/slot-rules/hours/weekly-hours.ts';
import type { SlotRules } from '#app/features/slot-rules/slot-rules.ts';
import { nextFreeSlot, slotsBetween, summariesBetween } from '#app/features/slot-rules/slots.ts';
import type { Place } from '#app/features/travel/drive/place.ts';
import { placeOfZip } from '#app/features/travel/drive/queries/find-place.server.ts';
import { standardTravelSettings } from '#app/features/travel/settings/travel-settings.ts';
import { readLegs } from '#app/features/travel/times/queries/read-legs.server.ts';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { wallClockToInstant, platformTimeZone } from '#app/lib/dates/time-zone.ts';
import { median, report, type Figure } from './load/report.ts';

// The pure core of availability on one thread: 90 days, 300 bookings and 30 blocks, across the end of daylight saving
// time. The limit is 0.2 ms per call, the goal 0.05 ms. Run with plain node.

const timeZone = platformTimeZone;
const today = '2026-09-15';
const lastDay = addDays(today, 89);

const rules: SlotRules = {
  timeZone,
  weeklyHours: defaultWeeklyHours,
  blocked: Array.from({ length: 30 }, (_, index) => rangeOn(index * 3, 12 * 60, 90)),
  busy: Array.from({ length: 300 }, (_, index) => rangeOn(Math.floor(index / 4) + 1, 540 + (index % 4) * 120, 75)),
  service: { duration: 60, buffer: 15 },
  now: wallClockToInstant(today, 600, timeZone),
  notice: 0,
  window: { earliest: today, latest: lastDay },
  licensedUntil: null,
  away: [],
  travel: null,
};
const places = ['78701', '78704', '78745', '78759', '78664'].map(placeOf);
const destination = placeOf('78702');
const reachable: SlotRules = {
  ...rules,
  travel: {
    limits: { ...standardTravelSettings, maximumDrive: 60, earliest: 480, latest: 1200 },
    dayStart: destination,
    dayEnd: destination,
    destination,
    visits: rules.busy.map((range, index) => ({
      ...range,
      place: places[index % places.length] ?? null,
      isAnchor: true,
    })),
    legBetween: await readLegs(destination, [], 'suburban'),
  },
};
const fullyBooked: SlotRules = { ...rules, blocked: [rangeOn(0, 0, 91 * 1440)] };

report('slots, pure core', [
  measure('90 days with 300 bookings, all slots with reasons', () => slotsBetween(rules, today, lastDay)),
  measure('90 days with 300 bookings, free slots counted', () => summariesBetween(rules, today, lastDay)),
  measure('90 days with 300 bookings in five ZIPs, free slots in reach counted', () =>
    summariesBetween(reachable, today, lastDay),
  ),
  measure('next free slot, none in 90 days', () => nextFreeSlot(fullyBooked)),
]);

function placeOf(zip: string): Place {
  const place = placeOfZip(zip);
  if (!place) throw new Error(`There is no ZIP ${zip}`);
  return place;
}

function rangeOn(day: number, minute: number, length: number) {
  const start = wallClockToInstant(addDays(today, day), minute, timeZone);
  return { start, end: start + length };
}

/** The median of 2,000 calls, after 500 to warm up. */
function measure(what: string, call: () => unknown): Figure {
  const times: number[] = [];
  for (let run = 0; run < 2500; run += 1) {
    const before = performance.now();
    call();
    if (run >= 500) times.push(performance.now() - before);
  }
  return { what, figure: median(times), unit: 'ms', atMost: 0.2 };
}
