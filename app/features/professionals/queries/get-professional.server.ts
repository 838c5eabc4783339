import type * as z from 'zod/mini';
import { dollarString } from '#app/lib/money.ts';
import { database } from '#app/platform/database/database.server.ts';
import type { ReadOnlyConnection } from '#app/platform/database/replicas/read-only.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { professionalAnswer } from '../answers/professional.server.ts';
import {
  acceptsBookings,
  canBePaid,
  isListed,
  maySeeContact,
  maySeeProfessional,
  type Reader,
} from '../professional.policy.ts';
import { professionalErrors } from '../professionals.errors.ts';
import { professionalsStore, type ShownProfessional } from '../professionals-store.server.ts';

/**
 * Returns a professional with the joined profile (API-003).
 * @throws AppError professional_not_found, also if this reader may not see them yet
 */
export async function getProfessional(
  id: string,
  reader: Reader,
  db: ReadOnlyConnection = database(),
): Promise<ProfessionalDto> {
  return (await getPayableProfessional(id, reader, db)).professional;
}

/**
 * Does the same, and says whether a booking would be refused for their Stripe account, which is nobody's business beyond
 * that: the API only says that one is connected.
 * @throws AppError professional_not_found
 */
export async function getPayableProfessional(
  id: string,
  reader: Reader,
  db: ReadOnlyConnection = database(),
): Promise<{ professional: ProfessionalDto; isPayable: boolean }> {
  const row = await professionalsStore.findShown(db, id);
  if (!row || !maySeeProfessional(row, reader)) throw new AppError(professionalErrors.professional_not_found);
  return { professional: toProfessionalDto(row, reader), isPayable: canBePaid(row) };
}

export type ProfessionalDto = z.infer<typeof professionalAnswer>;

function toProfessionalDto(row: ShownProfessional, reader: Reader): ProfessionalDto {
  const contact = maySeeContact(row, reader);
  return {
    id: row.id,
    profile_id: row.profile_id,
    headline: row.headline,
    bio: row.bio,
    service_area: row.service_area,
    service_area_zip: row.service_area_zip,
    service_radius: Number(row.service_radius),
    travel_fee: dollarString(row.travel_fee),
    years_experience: row.years_experience,
    time_zone: row.time_zone,
    image: row.image,
    verified: row.verified,
    is_approved: row.is_approved,
    accepts_bookings: acceptsBookings(row),
    is_preview: !isListed(row),
    // Others see that an account is connected, never which one (OPEN-18).
    stripe_connected: row.stripe_account_id !== null,
    profile: {
      id: row.profile_id,
      first_name: row.first_name,
      last_name: row.last_name,
      username: row.username,
      profile_photo_url: row.profile_photo_url,
      email: contact ? row.email : null,
      phone: contact ? row.phone : null,
    },
  };
}
