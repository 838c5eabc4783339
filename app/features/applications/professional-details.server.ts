import { termsVersion } from '#app/content/terms.ts';
import { findUsPlace } from '#app/lib/places/us-place.server.ts';
import { centsFromDollars } from '#app/lib/money.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Business, ProfessionalData } from './form/application.schema.ts';
import { applicationErrors } from './applications.errors.ts';

/**
 * Returns the columns of a business as an application submits it, with its bio and agreements; without the texts that
 * were left blank, which keep what the profile says.
 * @throws AppError unknown_place
 */
export function professionalDetails(business: ProfessionalData) {
  const { service_location, ...details } = businessDetails(business);
  return {
    ...details,
    ...(service_location === null ? {} : { service_location }),
    ...(business.bio ? { bio: business.bio } : {}),
    agreed_to_marketing: business.agree_marketing,
    agreed_terms: termsVersion,
  };
}

/**
 * Returns the columns of a business: the place of the service area with its center and time zone, from which miles,
 * fees and slot times are computed (OPEN-31, OPEN-59).
 * @throws AppError unknown_place
 */
export function businessDetails(business: Business) {
  const place = findUsPlace(business.service_area);
  if (!place)
    throw new AppError(applicationErrors.unknown_place, {
      fields: { service_area: applicationErrors.unknown_place.message },
    });
  return {
    service_area: business.service_area,
    service_area_zip: place.postalCode,
    latitude: place.latitude,
    longitude: place.longitude,
    time_zone: place.timeZone,
    service_radius: business.service_radius.toFixed(1),
    travel_fee: centsFromDollars(business.travel_fee),
    years_experience: business.years_experience,
    service_location: business.service_location || null,
  };
}
