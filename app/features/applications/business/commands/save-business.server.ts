import type * as z from 'zod/mini';
import { toAffectedBooking } from '#app/features/availability/blocks/blocked-slot.ts';
import { listComingBlockedSlots } from '#app/features/availability/blocks/queries/list-blocked-slots.server.ts';
import { listComingBookings } from '#app/features/visits/queries/list-coming-bookings.server.ts';
import { publishProfessionalChange } from '#app/features/professionals/commands/publish-professional-change.server.ts';
import { saveProfessional } from '#app/features/professionals/commands/save-professional.server.ts';
import { findProfessionalRecord } from '#app/features/professionals/queries/find-professional-record.server.ts';
import { readTravelSettings } from '#app/features/travel/settings/queries/read-travel-settings.server.ts';
import { dollarString } from '#app/lib/money.ts';
import { changedSince } from '#app/lib/changed-since.ts';
import { inTransaction, lockSubject, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { BusinessChange } from '../../form/application.schema.ts';
import type { savedBusinessAnswer } from '../../answers/applications.server.ts';
import { numeric } from '../../form/numeric.ts';
import { applicationLimits } from '../../application-limits.ts';
import { applicationErrors } from '../../applications.errors.ts';
import { businessDetails } from '../../professional-details.server.ts';
import { profileErrors } from '#app/features/profiles/profiles.errors.ts';

/**
 * Saves a professional's service area and travel terms. Existing bookings keep their instant, hours and prices; new
 * ones use the new place's time zone, radius and fee. Weekly hours are clock times and carry over unchanged. A move
 * to another time zone requires that the caller has seen the upcoming visits, whose clock times differ there. Travel
 * settings stay; which of their ZIPs are far from the area is answered. Saving what is already saved succeeds, as
 * after a lost answer.
 * @throws AppError unknown_place; profile_changed since it was read; time_zone_changes with what was not yet seen
 */
export async function saveBusiness(
  userId: string,
  professionalId: string,
  { base, seen_time_zone, seen_bookings, ...business }: BusinessChange,
): Promise<z.infer<typeof savedBusinessAnswer>> {
  const details = businessDetails(business);
  await inTransaction(async (trx) => {
    // The same lock that booking takes first: a booking in progress keeps the zone it started with.
    await lockSubject(trx, professionalId);
    const before = await findProfessionalRecord(professionalId, trx);
    const saved = before && fieldsOf(before);
    if (saved && changedSince(base && asSaved(base), asSaved(saved)) && changedSince(fieldsOf(details), saved))
      throw new AppError(profileErrors.profile_changed, { extra: { saved } });
    if (before && before.time_zone !== details.time_zone)
      await refuseUnseenMove(trx, before, { time_zone: details.time_zone, seen_time_zone, seen_bookings });
    await saveProfessional(trx, userId, details);
    await publishProfessionalChange(trx, professionalId);
  });
  const { far_zips } = await readTravelSettings(professionalId);
  return { time_zone: details.time_zone, far_zips };
}

/** What was on the screen may be what was typed, which is stored in another form: "12,5" as 12.5, nothing as 0. */
function asSaved(fields: ReturnType<typeof fieldsOf>): ReturnType<typeof fieldsOf> {
  const { service_radius, travel_fee, years_experience } = fields;
  return {
    ...fields,
    service_radius: (numeric(service_radius) ?? applicationLimits.radiusDefault).toFixed(1),
    travel_fee: (numeric(travel_fee) ?? applicationLimits.travelFeeDefault).toFixed(2),
    years_experience: String(numeric(years_experience) ?? applicationLimits.yearsDefault),
  };
}

type Move = { time_zone: string } & Pick<BusinessChange, 'seen_time_zone' | 'seen_bookings'>;

/** Visits and blocked times are instants: in another zone their clock times change. */
async function refuseUnseenMove(
  trx: Transaction,
  before: Record,
  { time_zone, seen_time_zone, seen_bookings }: Move,
): Promise<void> {
  const bookings = await listComingBookings(trx, before.id, new Date());
  const blocked = await listComingBlockedSlots(before, new Date(), trx);
  const isSeen = seen_time_zone === time_zone && bookings.every(({ id }) => seen_bookings.includes(id));
  if (isSeen || bookings.length + blocked.length === 0) return;
  const extra = {
    bookings: bookings.map((booking) => toAffectedBooking(booking, before.time_zone)),
    blocked: blocked.length,
    former_time_zone: before.time_zone,
    time_zone,
  };
  throw new AppError(applicationErrors.time_zone_changes, { extra });
}

type Record = NonNullable<Awaited<ReturnType<typeof findProfessionalRecord>>>;

function fieldsOf({
  service_area,
  service_radius,
  travel_fee,
  years_experience,
  service_location,
}: Pick<Record, 'service_area' | 'service_radius' | 'travel_fee' | 'years_experience' | 'service_location'>) {
  return {
    service_area: service_area ?? '',
    service_radius: String(Number(service_radius)),
    travel_fee: dollarString(travel_fee),
    years_experience: String(years_experience ?? ''),
    service_location: service_location ?? '',
  };
}
