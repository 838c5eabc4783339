import type { Viewer } from '#app/platform/access/viewer.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { findPostalCode } from '#app/lib/places/address-postal-code.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { readRescue } from '#app/features/replacements/queries/read-rescue.server.ts';
import { rescueState, type Rescue } from '#app/features/replacements/rescue.ts';
import type { RescueDto } from '../offer-dto.ts';
import { readOffers } from './read-offers.server.ts';

/**
 * A client's cancelled visit with everybody who could come instead.
 * @throws AppError booking_not_found, also for other people's; rescue_not_found if there is nothing to replace
 */
export async function readRescuePage(bookingId: string, viewer: Viewer, now = new Date()): Promise<RescueDto> {
  const rescue = await readRescue(bookingId, viewer.id);
  const { booking } = rescue;
  const state = rescueState(rescue, now);
  const heldId = state === 'held' ? rescue.replacement?.professional_id : null;
  const isOpen = state === 'open' || state === 'held';
  return {
    booking_id: booking.id,
    state,
    starts_at: booking.start_time,
    time_zone: booking.time_zone,
    location: booking.location,
    service_name: booking.service.name,
    cancelled_professional: booking.professional_id === null ? '' : booking.professional.profile.first_name,
    total_amount: booking.total_amount,
    refund_amount: booking.refund_amount ?? booking.total_amount,
    waits_for_bank: booking.refund_trouble === 'waits-for-bank',
    offers: isOpen
      ? (await readOffers(rescue, viewer, now)).filter(({ professional }) => professional.id !== heldId)
      : [],
    replacement: state === 'held' || state === 'taken' ? replacementOf(rescue) : null,
    search_path: searchFor(booking),
  };
}

function replacementOf({ replacement, heldUntil }: Rescue): RescueDto['replacement'] {
  if (!replacement) return null;
  const { id, professional, service, total_amount, checkout_url } = replacement;
  const { first_name, last_name } = professional.profile;
  return {
    booking_id: id,
    professional_name: `${first_name} ${last_name}`.trim(),
    image: professional.image,
    service_name: service.name,
    total_amount,
    held_until: checkout_url === null ? (heldUntil?.toISOString() ?? null) : null,
  };
}

/** The directory for whoever finds nobody here. */
function searchFor({ service, location, start_time, time_zone }: BookingDto): string {
  const zip = findPostalCode(location);
  const search = new URLSearchParams({
    serviceTitle: service.name,
    ...(zip ? { place: zip } : {}),
    date: localDate(epochMinutesOf(new Date(start_time)), time_zone),
  });
  return `/professionals?${search}`;
}
