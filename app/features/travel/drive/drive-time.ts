/** How a professional gets on: between blocks, between suburbs, or over land. */
export const speedProfiles = ['city', 'suburban', 'rural'] as const;
export type SpeedProfile = (typeof speedProfiles)[number];

/** Minutes on the wall clock, counted from any midnight. */
export type LocalMinutes = number;

/** Miles an hour from door to door on empty roads, lights and turns included. */
export const emptyRoadSpeeds: Record<SpeedProfile, number> = { city: 24, suburban: 34, rural: 48 };

/** What is left of that speed while the roads are used, and while everybody is on them. */
const usedRoads: Record<SpeedProfile, { daytime: number; rush: number }> = {
  city: { daytime: 0.85, rush: 0.65 },
  suburban: { daytime: 0.9, rush: 0.7 },
  rural: { daytime: 1, rush: 0.9 },
};

const rushHours: ReadonlySet<number> = new Set([7, 8, 16, 17]);
const isDaytime = (hour: number) => hour >= 6 && hour < 19;

const paces = Object.fromEntries(
  speedProfiles.map((profile) => [profile, Array.from({ length: 24 }, (_, hour) => paceOf(profile, hour))]),
) as Record<SpeedProfile, number[]>;

function paceOf(profile: SpeedProfile, hour: number): number {
  if (rushHours.has(hour)) return usedRoads[profile].rush;
  return isDaytime(hour) ? usedRoads[profile].daytime : 1;
}

const hour = 60;
// Sums of fractions may miss a whole minute by this much.
const tolerance = 1e-9;

/**
 * Returns the whole minutes, rounded up, of a drive that takes `free` minutes on empty roads and leaves at a minute.
 * The pace changes on the hour, so whoever leaves later never arrives earlier.
 */
export function driveMinutesFrom(leaves: LocalMinutes, free: number, profile: SpeedProfile): number {
  let at = leaves;
  let left = free;
  for (;;) {
    const pace = paceAt(profile, at);
    const untilChange = hour - minuteOfHour(at);
    if (left <= untilChange * pace) return wholeMinutes(at - leaves + left / pace);
    left -= untilChange * pace;
    at += untilChange;
  }
}

/** Does the same for a drive that arrives at a minute: so early one has to leave. */
export function driveMinutesUntil(arrives: LocalMinutes, free: number, profile: SpeedProfile): number {
  let at = arrives;
  let left = free;
  for (;;) {
    const pace = paceAt(profile, at - 1);
    const sinceChange = minuteOfHour(at) || hour;
    if (left <= sinceChange * pace) return wholeMinutes(arrives - at + left / pace);
    left -= sinceChange * pace;
    at -= sinceChange;
  }
}

function paceAt(profile: SpeedProfile, at: LocalMinutes): number {
  const hourOfDay = Math.floor(at / hour) % 24;
  return paces[profile][hourOfDay < 0 ? hourOfDay + 24 : hourOfDay] ?? 1;
}

function minuteOfHour(at: LocalMinutes): number {
  return at - Math.floor(at / hour) * hour;
}

function wholeMinutes(minutes: number): number {
  return Math.max(0, Math.ceil(minutes - tolerance));
}
