import { findPostalCode } from '#app/lib/places/address-postal-code.ts';
import type { Coordinates } from '#app/lib/places/distance.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { addDays, type PlainDate } from '#app/lib/dates/plain-date.ts';
import { lookUpPostalCode } from '#app/lib/places/postal-codes.server.ts';
import { dateOfEpochMinutes, epochMinutesOf, localDate, wallClockToInstant } from '#app/lib/dates/time-zone.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { deletedAccount } from '#app/features/bookings/departed.ts';
import { fillWeeks, shownWeeks } from '../overview-weeks.ts';
import { type JobDto, type OverviewDto, type RecentBooking, recentMaximum, type TravelLeg } from '../overview.ts';
import { overviewStore, type FiguresRow, type VisitRow } from '../overview-store.server.ts';
import { travelLegs } from '../travel-legs.ts';
import { type JobVisit, listJobVisits } from './list-job-visits.server.ts';

/**
 * Returns the overview of the requesting professional.
 * @throws AppError professional_not_found for everyone else
 */
export async function readOwnOverview(userId: string, now = new Date()): Promise<OverviewDto> {
  const professional = await findProfessionalOf(userId);
  if (!professional) throw new AppError(professionalErrors.professional_not_found);
  return readOverview(professional, now);
}

/** Returns the overview of a record already known to be the viewer's own. */
export async function readOverview(
  { id, time_zone: zone }: { id: string; time_zone: string },
  now = new Date(),
): Promise<OverviewDto> {
  const today = localDate(epochMinutesOf(now), zone);
  const dayStart = (date: PlainDate) => dateOfEpochMinutes(wallClockToInstant(date, 0, zone));
  const tomorrow = dayStart(addDays(today, 1));
  const [figures, recent, visits] = await Promise.all([
    overviewStore.findFigures(id, zone, { from: dayStart(shownWeeks(today)[0] ?? today), to: tomorrow }),
    overviewStore.listRecent(id, recentMaximum + 1),
    listJobVisits(id, { from: dayStart(today), to: tomorrow }),
  ]);
  if (!figures) throw new AppError(professionalErrors.professional_not_found);
  const { total_revenue, confirmed_revenue, total_clients, upcoming_bookings } = figures;
  return {
    today,
    time_zone: zone,
    figures: { total_revenue, confirmed_revenue, total_clients, upcoming_bookings },
    weeks: fillWeeks(today, figures.weeks ?? []),
    ...jobsOf(visits, zone, figures),
    recent: recent.slice(0, recentMaximum).map((visit) => toRecent(visit, zone)),
    has_more: recent.length > recentMaximum,
    setup: setupOf(figures),
  };
}

function setupOf({ applied, photo, services, hours, payments, portfolio }: FiguresRow) {
  return { applied, photo, services, hours, payments, portfolio };
}

function jobsOf(
  { day, later }: Awaited<ReturnType<typeof listJobVisits>>,
  zone: string,
  base: Pick<FiguresRow, 'latitude' | 'longitude'>,
): Pick<OverviewDto, 'jobs' | 'next_job'> {
  const legs = travelLegs(placeOf(base), day.map(toStop));
  return {
    jobs: day.map((visit, index) => toJob(visit, zone, legs[index] ?? null)),
    next_job: later ? toJob(later, zone, null) : null,
  };
}

function placeOf({ latitude, longitude }: Pick<FiguresRow, 'latitude' | 'longitude'>): Coordinates | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function toStop({ location, start_time, end_time }: VisitRow) {
  const zip = findPostalCode(location);
  return {
    place: zip === null ? null : lookUpPostalCode(zip),
    start: epochMinutesOf(start_time),
    end: epochMinutesOf(end_time),
  };
}

/** On the professional's own clock, as in their calendar, also if they have moved to another zone since the booking. */
function toJob(row: JobVisit, zone: string, travel: TravelLeg | null): JobDto {
  const at = (instant: Date) => toIsoWithOffset(epochMinutesOf(instant), zone);
  return {
    id: row.id,
    is_by_hand: row.is_by_hand,
    status: row.status === 'completed' ? 'completed' : 'confirmed',
    service: row.service_name,
    start_time: at(row.start_time),
    end_time: at(row.end_time),
    time_zone: zone,
    location: row.location,
    notes: row.notes,
    total_amount: row.total_amount,
    client: { name: clientName(row), phone: row.client_phone || null, email: row.client_email },
    travel,
  };
}

function toRecent(row: VisitRow, zone: string): RecentBooking {
  return {
    id: row.id,
    client: clientName(row),
    service: row.service_name,
    booking_date: toIsoWithOffset(epochMinutesOf(row.start_time), zone),
    time_zone: zone,
    status: row.status,
    total_amount: row.total_amount,
  };
}

function clientName({ client_first_name, client_last_name }: VisitRow): string {
  return [client_first_name, client_last_name].filter(Boolean).join(' ') || deletedAccount.name;
}
