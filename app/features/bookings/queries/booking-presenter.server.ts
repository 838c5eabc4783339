import { dollarString } from '#app/lib/money.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { professionalImage } from '#app/features/professionals/display/professional-image.ts';
import type { BookingDto } from '../booking-dto.ts';
import type { BookingWithParties } from '../bookings-store.server.ts';
import { freeUntil } from '../cancel/cancellation.ts';
import { deletedAccount } from '../departed.ts';
import { isReportUndoable } from '../problems/absence-undo.ts';
import { placeForProfessional, isContactShared } from '../shared-contact.ts';

/**
 * A booking for one of its parties, or for viewers who may see all of it. Only the paying client gets the checkout's
 * URL; contact details are shared once it is paid.
 */
export function toBookingDto(row: BookingWithParties, viewerId: string): BookingDto {
  const isClient = row.client_id === viewerId;
  const isProfessional = !isClient && row.professional_profile_id === viewerId;
  const isShared = isContactShared(row);
  const at = (instant: Date) => toIsoWithOffset(epochMinutesOf(instant), row.time_zone);
  return {
    id: row.id,
    client_id: row.client_id,
    professional_id: row.professional_id,
    service_id: row.service_id,
    booking_date: at(row.booking_date),
    start_time: at(row.start_time),
    end_time: at(row.end_time),
    time_zone: row.time_zone,
    status: row.status,
    location: isProfessional ? placeForProfessional(row) : row.location,
    notes: isProfessional && !isShared ? null : row.notes,
    payment_method: row.payment_method,
    service_price: dollarString(row.service_price),
    discount_percent: row.discount_percent,
    discount_amount: dollarString(row.discount_amount),
    travel_miles: row.travel_miles,
    travel_fee_amount: dollarString(row.travel_fee_amount),
    total_amount: dollarString(row.total_amount),
    free_until: at(freeUntil(row)),
    late_fee_percent: row.late_fee_percent,
    cancelled_by: row.cancelled_by,
    cancelled_at: row.cancelled_at === null ? null : at(row.cancelled_at),
    refund_amount: row.refund_amount === null ? null : dollarString(row.refund_amount),
    refunded_amount: row.refunded_amount === null ? null : dollarString(row.refunded_amount),
    refund_trouble: row.refund_trouble,
    problem_status: isProfessional && isProblemUndoable(row) ? null : row.problem_status,
    moves: row.moves,
    created_at: row.created_at.toISOString(),
    checkout_url: isClient && row.status === 'pending' && row.checkout_status === 'open' ? row.checkout_url : null,
    // The copy made at booking time: later changes to the service do not affect it.
    service: {
      id: row.service_id,
      name: row.service_name,
      price: dollarString(row.service_price),
      description: row.service_description ?? '',
    },
    professional: {
      id: row.professional_id,
      image: professionalImage({
        profile_photo_url: row.professional_photo_url,
        image: row.professional_image,
      }),
      profile: {
        id: row.professional_profile_id,
        first_name: row.professional_first_name ?? deletedAccount.firstName,
        last_name: row.professional_last_name ?? deletedAccount.lastName,
        email: isClient && !isShared ? null : row.professional_email,
      },
    },
    client: {
      id: row.client_id,
      first_name: row.client_first_name ?? deletedAccount.firstName,
      last_name: row.client_last_name ?? deletedAccount.lastName,
      email: isProfessional && !isShared ? null : row.client_email,
    },
  };
}

/** The professional does not hear of a report that its client can still take back. */
function isProblemUndoable(row: BookingWithParties): boolean {
  const { problem_kind: kind, problem_status: status, problem_reported_at: reported_at } = row;
  if (kind === null || status === null || reported_at === null) return false;
  return isReportUndoable({ kind, status, reported_at }, new Date());
}
