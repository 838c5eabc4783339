import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { addDays, isPlainDate, type PlainDate } from '#app/lib/dates/plain-date.ts';
import {
  dateOfEpochMinutes,
  epochMinutesOf,
  localDate,
  wallClockToInstant,
  zoneOffset,
  type EpochMinutes,
} from '#app/lib/dates/time-zone.ts';
import type { OwnProfessional } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { driveMinutesFrom, driveMinutesUntil } from '#app/features/travel/drive/drive-time.ts';
import type { Place } from '#app/features/travel/drive/place.ts';
import { placeOfLocation, placeOfZip } from '#app/features/travel/drive/queries/find-place.server.ts';
import { readTravelSettings } from '#app/features/travel/settings/queries/read-travel-settings.server.ts';
import type { TravelSettingsDto } from '#app/features/travel/settings/travel-settings-dto.ts';
import { readLegs } from '#app/features/travel/times/queries/read-legs.server.ts';
import { listStandingSteps } from '#app/features/visit-progress/queries/list-standing-steps.server.ts';
import type { StandingStep } from '#app/features/bookings/steps/visit-steps.ts';
import { expectedArrival } from '#app/features/visit-progress/visit-progress.ts';
import type { DayRoute, RouteLeg, RouteProgress, RouteStop } from '../day-route.ts';
import { listRouteVisits, type RouteVisit } from './list-route-visits.server.ts';

type Owner = Pick<OwnProfessional, 'id' | 'time_zone'>;
type Day = { zone: string; settings: TravelSettingsDto; steps: Map<string, StandingStep[]> };

/** The day that a URL asks for: today in the professional's zone unless it names a date. */
export function askedDate(search: URLSearchParams, zone: string, now = new Date()): PlainDate {
  const date = search.get('date');
  return date !== null && isPlainDate(date) ? date : localDate(epochMinutesOf(now), zone);
}

/** Reads a professional's own day as a route. */
export async function readDayRoute({ id, time_zone: zone }: Owner, date: PlainDate): Promise<DayRoute> {
  const midnight = (day: PlainDate) => dateOfEpochMinutes(wallClockToInstant(day, 0, zone));
  const [visits, settings] = await Promise.all([
    listRouteVisits(id, { from: midnight(date), to: midnight(addDays(date, 1)) }),
    readTravelSettings(id),
  ]);
  const start = placeOfZip(settings.start_zip ?? settings.service_area_zip);
  const end = settings.end_zip === null ? start : placeOfZip(settings.end_zip);
  const day = { zone, settings, steps: await listStandingSteps(visits.filter(({ isByHand }) => !isByHand)) };
  const stops = await Promise.all(visits.map((visit, index) => toStop(visit, visits[index - 1], start, day)));
  const home = await wayHome(visits.at(-1), end, day);
  return { date, timeZone: zone, parking: settings.parking_minutes, stops, home, start, end };
}

async function toStop(
  visit: RouteVisit,
  before: RouteVisit | undefined,
  start: Place | null,
  day: Day,
): Promise<RouteStop> {
  const { id, isByHand, status, service, client, clientId, phone, location, start_time, end_time } = visit;
  const place = placeOfLocation(location);
  const from = before ? placeOfLocation(before.location) : start;
  return {
    id,
    isByHand,
    service,
    client,
    clientId,
    phone,
    location,
    place,
    start: toIsoWithOffset(epochMinutesOf(start_time), day.zone),
    end: toIsoWithOffset(epochMinutesOf(end_time), day.zone),
    isCompleted: status === 'completed',
    progress: progressOf(day.steps.get(id)),
    leg: { from: before ? 'visit' : 'start', ...(await wayTo(from, place, epochMinutesOf(start_time), day)) },
  };
}

function progressOf(steps: StandingStep[] | undefined): RouteProgress | null {
  const last = steps?.at(-1);
  if (!last) return null;
  const at = (step: StandingStep['step']) =>
    steps?.find((standing) => standing.step === step)?.pressed_at.toISOString() ?? null;
  return {
    step: last.step,
    expectedAt: expectedArrival(last)?.toISOString() ?? null,
    startedAt: at('started'),
    doneAt: at('done'),
  };
}

const unknownWay = { minutes: null, miles: null, leaveBy: null };

async function wayTo(from: Place | null, to: Place | null, start: EpochMinutes, { zone, settings }: Day) {
  if (!from || !to) return unknownWay;
  const profile = settings.speed_profile;
  const leg = (await readLegs(from, [to], profile))(from, to);
  const parked = start - settings.parking_minutes;
  const minutes = driveMinutesUntil(parked + zoneOffset(start, zone), leg.freeMinutes, profile);
  return { minutes, miles: leg.miles, leaveBy: toIsoWithOffset(parked - minutes, zone) };
}

async function wayHome(
  last: RouteVisit | undefined,
  end: Place | null,
  { zone, settings }: Day,
): Promise<RouteLeg | null> {
  if (!last) return null;
  const from = placeOfLocation(last.location);
  if (!from || !end) return { from: 'visit', ...unknownWay };
  const leaves = epochMinutesOf(last.end_time);
  const leg = (await readLegs(from, [end], settings.speed_profile))(from, end);
  const minutes = driveMinutesFrom(leaves + zoneOffset(leaves, zone), leg.freeMinutes, settings.speed_profile);
  return { from: 'visit', minutes, miles: leg.miles, leaveBy: null };
}
