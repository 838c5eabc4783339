import { documentsStore } from '../../documents/documents-store.server.ts';
import { dollarString } from '#app/lib/money.ts';
import type * as z from 'zod/mini';
import { listUpcomingVisits } from '#app/features/booking-outcomes/cancel/queries/list-due-cancellations.server.ts';
import { findProfessionalRecord } from '#app/features/professionals/queries/find-professional-record.server.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { listWorkPhotos } from '#app/features/portfolio/queries/list-work-photos.server.ts';
import { listServices } from '#app/features/services/queries/list-services.server.ts';
import { listedCategories } from '#app/features/services/catalogue/categories-of-services.ts';
import { businessDaysBetween } from '#app/lib/dates/business-days.ts';
import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { applicationReviewAnswer } from '../answers/review.server.ts';
import { reviewState } from '../review.ts';
import { listWaitingChanges } from '../../documents/queries/own-documents.server.ts';
import { readHistory } from './read-history.server.ts';

/**
 * Returns everything the review of a professional shows.
 * @throws AppError professional_not_found
 */
export async function getReview(professionalId: string, now = new Date()): Promise<Review> {
  const professional = await findProfessionalRecord(professionalId);
  if (!professional) throw new AppError(professionalErrors.professional_not_found);
  const db = database();
  const [services, photos, documents, history, standing, changes] = await Promise.all([
    listServices(professionalId),
    listWorkPhotos(professionalId),
    documentsStore.list(db, professionalId),
    readHistory(db, professionalId),
    listUpcomingVisits(db, professionalId, now),
    listWaitingChanges(professionalId),
  ]);
  return {
    ...toProfessional(professional),
    state: reviewState(professional),
    waiting_business_days: waitingDays(professional, now),
    services: services.map(({ professional_id: _professional, stripe_price_id: _price, ...service }) => service),
    work_photos: photos,
    documents: documents.map(({ created_at, ...document }) => ({ ...document, uploaded_at: created_at.toISOString() })),
    changes,
    categories: listedCategories(services, professional.approved_categories),
    history,
    upcoming_visits: standing.length,
    /** The visits a suspension would cancel or keep, earliest first. */
    standing_visits: standing,
  };
}

export type Review = z.infer<typeof applicationReviewAnswer>;

type Professional = NonNullable<Awaited<ReturnType<typeof findProfessionalRecord>>>;

function toProfessional(row: Professional) {
  return {
    id: row.id,
    profile: {
      id: row.profile_id,
      first_name: row.first_name,
      last_name: row.last_name,
      email: row.email,
      phone: row.phone,
      username: row.username,
      profile_photo_url: row.profile_photo_url,
    },
    image: row.image,
    bio: row.bio,
    service_area: row.service_area,
    service_area_zip: row.service_area_zip,
    service_location: row.service_location,
    service_radius: Number(row.service_radius),
    travel_fee: dollarString(row.travel_fee),
    years_experience: row.years_experience,
    time_zone: row.time_zone,
    verified: row.verified,
    is_approved: row.is_approved,
    // The same rule as in the administration list.
    is_onboarding_complete:
      row.is_onboarding_complete || (row.is_approved && row.verified && row.stripe_account_status === 'active'),
    stripe_account_status: row.stripe_account_status,
    applied_at: row.applied_at?.toISOString() ?? null,
    rejected_at: row.rejected_at?.toISOString() ?? null,
    suspended_at: row.suspended_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

function waitingDays(professional: Professional, now: Date): number | null {
  if (reviewState(professional) !== 'waiting' || professional.applied_at === null) return null;
  return businessDaysBetween(professional.applied_at, now);
}
