import { findBriefestService } from '#app/features/availability/hours/queries/find-briefest-service.server.ts';
import type { BookableService } from '#app/features/booking-form/booking-subject.ts';
import {
  professionalDefaults,
  specialties,
  formatYears,
} from '#app/features/professionals/display/professional-display.ts';
import { professionalImage } from '#app/features/professionals/display/professional-image.ts';
import type { Reader } from '#app/features/professionals/professional.policy.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import type { ProfileView } from '#app/features/professionals/display/profile-view.ts';
import {
  getPayableProfessional,
  type ProfessionalDto,
} from '#app/features/professionals/queries/get-professional.server.ts';
import { listWorkPhotos, type WorkPhotoDto } from '#app/features/portfolio/queries/list-work-photos.server.ts';
import type { RatingSummary, ReviewDto, ReviewPage } from '#app/features/reviews/review-dto.ts';
import { listShownReviews } from '#app/features/reviews/queries/list-reviews.server.ts';
import { readRating } from '#app/features/reviews/queries/read-rating.server.ts';
import { listOfferedServices } from '#app/features/availability/hours/queries/list-offered-services.server.ts';
import { tintOfCategory } from '#app/features/services/catalogue/category-tint.ts';
import type { ServiceDto } from '#app/features/services/service-dto.ts';
import { centsFromDollars } from '#app/lib/money.ts';
import { preparedReadOnlyDatabase, type ReadOnlyConnection } from '#app/platform/database/replicas/read-only.server.ts';
import { isErrorOf } from '#app/platform/errors/app-error.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { cachedEachUntilChanged } from '#app/platform/http/pages/page-cache.server.ts';
import { log } from '#app/platform/log/log.server.ts';

type KnownProfile = {
  state: 'known';
  profile: ProfileView;
  services: BookableService[];
  priceFrom: string | undefined;
  /** Whose free days are shown; undefined while nothing can be booked. */
  briefestServiceId: string | undefined;
  rating: RatingSummary;
  reviews: ReviewPage<ReviewDto>;
};

export type ProfilePage =
  | KnownProfile
  /** Nobody, or somebody whom this reader may not see yet. */
  | { state: 'unknown' }
  | { state: 'failed' };

/** The rest loads on demand. */
const firstReviews = 5;

/** Reads everything the profile page shows. A portfolio that cannot be read is left out (API-028). */
export function readProfilePage(id: string, reader: Reader): Promise<ProfilePage> {
  return pageOf(id, () => (reader === undefined ? publicProfile(id) : readProfile(id, reader)));
}

/** Reads what everybody sees as it is right now, for a picture that others cache by what is on it. */
export function readUncachedProfilePage(id: string): Promise<ProfilePage> {
  return pageOf(id, () => readProfile(id, undefined));
}

async function pageOf(id: string, read: () => Promise<KnownProfile>): Promise<ProfilePage> {
  if (!isId(id)) return { state: 'unknown' };
  try {
    return await read();
  } catch (error) {
    if (isErrorOf(error, professionalErrors.professional_not_found)) return { state: 'unknown' };
    log.error({ err: error, professional: id }, 'the profile page could not be read');
    return { state: 'failed' };
  }
}

const profilesCached = 300;

/** What everybody sees: the page itself is cached in the same way, unless its URL has parameters that are not known. */
const publicProfile = cachedEachUntilChanged((id) => readProfile(id, undefined), profilesCached);

async function readProfile(id: string, reader: Reader): Promise<KnownProfile> {
  const db = preparedReadOnlyDatabase();
  const { professional, isPayable } = await getPayableProfessional(id, reader, db);
  const [services, briefest, photos, rating, reviews] = await Promise.all([
    listOfferedServices(id, db),
    findBriefestService(id, db),
    readPhotos(id, db),
    readRating(id, db),
    listShownReviews(id, { limit: firstReviews }, db),
  ]);
  const profile = toView(professional, services, photos, rating);
  return {
    state: 'known',
    profile,
    services: services.map(toOffer),
    priceFrom: cheapest(services),
    briefestServiceId: professional.accepts_bookings && isPayable ? briefest : undefined,
    rating,
    reviews,
  };
}

async function readPhotos(id: string, db: ReadOnlyConnection): Promise<WorkPhotoDto[]> {
  try {
    return await listWorkPhotos(id, db);
  } catch (error) {
    log.error({ err: error, professional: id }, 'the portfolio could not be read');
    return [];
  }
}

function toView(
  professional: ProfessionalDto,
  services: ServiceDto[],
  photos: WorkPhotoDto[],
  rating: RatingSummary,
): ProfileView {
  const { profile } = professional;
  return {
    id: professional.id,
    name: `${profile.first_name} ${profile.last_name}`.trim(),
    headline: professional.headline,
    bio: professional.bio || professionalDefaults.bio,
    serviceArea: professional.service_area || professionalDefaults.location,
    serviceRadius: professional.service_radius,
    years: formatYears(professional.years_experience),
    verified: professional.verified,
    acceptsBookings: professional.accepts_bookings,
    isPreview: professional.is_preview,
    rating: rating.average ?? professionalDefaults.rating,
    reviewCount: rating.count,
    image: professionalImage({ profile_photo_url: profile.profile_photo_url, image: professional.image }),
    tint: tintOfCategory(services.find(({ category_id }) => category_id !== null)?.category_id),
    specialties: specialties(services.map(({ name }) => name)),
    photos: photos.map(({ id, url, caption, width, height }) => ({ id, url, caption, width, height })),
  };
}

function toOffer({ id, name, description, price, duration }: ServiceDto): BookableService {
  return { id, name, description, price, duration };
}

function cheapest(services: ServiceDto[]): string | undefined {
  return services.map(({ price }) => price).sort((one, other) => centsFromDollars(one) - centsFromDollars(other))[0];
}
