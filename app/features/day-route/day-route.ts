import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import type { Place } from '#app/features/travel/drive/place.ts';

/** The drive to a stop or back; minutes and miles are null where a ZIP is not known. Instants are ISO 8601. */
export interface RouteLeg {
  from: 'start' | 'visit';
  minutes: number | null;
  miles: number | null;
  /** The last moment to leave. */
  leaveBy: string | null;
}

export interface RouteStop {
  id: string;
  service: string;
  client: string;
  location: string;
  start: string;
  end: string;
  isCompleted: boolean;
  place: Place | null;
  leg: RouteLeg;
}

/** A day of a professional's visits, in order. */
export interface DayRoute {
  date: PlainDate;
  timeZone: string;
  /** Minutes for parking, which come before each visit. */
  parking: number;
  stops: RouteStop[];
  /** The way back; null on a day without visits. */
  home: RouteLeg | null;
  start: Place | null;
  end: Place | null;
}

const minute = 60_000;

/**
 * Returns by how many minutes each visit would begin late if the professional drove on as soon as they can: a visit that
 * runs over delays those behind it. `now` is in epoch milliseconds.
 */
export function minutesLate({ stops, parking }: Pick<DayRoute, 'stops' | 'parking'>, now: number): number[] {
  let freeAt = -Infinity;
  return stops.map(({ start, end, isCompleted, leg }) => {
    const [planned, until] = [Date.parse(start), Date.parse(end)];
    const hasBegun = isCompleted || planned <= now;
    const way = leg.from === 'visit' ? ((leg.minutes ?? 0) + parking) * minute : 0;
    const begins = hasBegun ? planned : Math.max(planned, freeAt + way);
    freeAt = isCompleted ? until : Math.max(begins + until - planned, hasBegun ? now : -Infinity);
    return Math.ceil((begins - planned) / minute);
  });
}
