import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { bookingLimits } from '#app/features/bookings/booking-limits.ts';
import { bookingRoles } from '#app/features/bookings/booking.ts';
import { refundReasonOf } from '#app/features/bookings/cancel/cancellation.ts';
import { deletedAccount } from '#app/features/bookings/departed.ts';
import { moneyOfBooking } from '#app/features/payments/ledger/queries/money-of-booking.server.ts';
import { refundedOfBooking } from '#app/features/payments/ledger/queries/read-kept-amount.server.ts';
import { professionalImage } from '#app/features/professionals/display/professional-image.ts';
import { findProfessionalRecord } from '#app/features/professionals/queries/find-professional-record.server.ts';
import { findProfile } from '#app/features/profiles/queries/find-profile.server.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { addCents, cents, dollarString, subtractCents } from '#app/lib/money.ts';
import { database } from '#app/platform/database/database.server.ts';

type Money = Awaited<ReturnType<typeof moneyOfBooking>>;
type Payment = NonNullable<Money['payment']>;
type Professional = NonNullable<Awaited<ReturnType<typeof findProfessionalRecord>>>;

/**
 * Reads a booking that its client has deleted, from what its payment stores of it, for its professional: without an
 * address, and without an account of its client, who gets no notices of it. Undefined if it was never paid or its
 * professional has left.
 */
export async function readDeletedBooking(bookingId: string): Promise<BookingDto | undefined> {
  const money = await moneyOfBooking(bookingId);
  const { payment } = money;
  const professional = payment?.professional_id && (await findProfessionalRecord(payment.professional_id));
  if (!payment || !professional) return undefined;
  const [client, refunded] = await Promise.all([
    payment.client_id === null ? undefined : findProfile(payment.client_id),
    refundedOfBooking(database(), bookingId),
  ]);
  const { firstName, lastName } = deletedAccount;
  const { first_name, last_name } = client ?? { first_name: firstName, last_name: lastName };
  return {
    ...nothingKnown,
    ...paidVisit(payment, professional),
    ...cancellation(money, payment, professional.time_zone),
    id: bookingId,
    refunded_amount: refunded === 0 ? null : dollarString(refunded),
    client: { id: null, first_name, last_name, email: null },
  };
}

/** What was deleted, or concerns only its client. */
const nothingKnown = {
  client_id: null,
  service_id: null,
  location: '',
  notes: null,
  discount_percent: 0,
  discount_amount: '0.00',
  travel_miles: '0.0',
  travel_fee_amount: '0.00',
  late_fee_percent: '0.00',
  refund_trouble: null,
  problem_status: null,
  checkout_url: null,
  // As often as it can have been, so that calendars take the file that removes it for the latest. They keep a visit
  // entered by hand that was paid: its id, by which they know it, is gone.
  moves: bookingLimits.movesMaximum,
} as const satisfies Partial<BookingDto>;

function paidVisit({ visit_at, created_at, amount, service_name }: Payment, professional: Professional) {
  const { id, profile_id, time_zone, first_name, last_name, email } = professional;
  const [start, total] = [toIsoWithOffset(epochMinutesOf(visit_at), time_zone), dollarString(amount)];
  return {
    professional_id: id,
    booking_date: start,
    start_time: start,
    end_time: start,
    free_until: start,
    time_zone,
    service_price: total,
    total_amount: total,
    created_at: created_at.toISOString(),
    service: { id: null, name: service_name, price: total, description: '' },
    professional: {
      id,
      image: professionalImage(professional),
      profile: { id: profile_id, first_name, last_name, email },
    },
  };
}

/** Only cancelled bookings are deleted. By whom, when and with which fee follows from the refund and the transfer. */
function cancellation({ refunds, transfer }: Money, { amount, payment_method }: Payment, timeZone: string) {
  const by = bookingRoles.find((role) => refunds.some(({ reason }) => reason === refundReasonOf(role))) ?? 'client';
  const fee = transfer?.reason === 'late-cancellation' ? transfer : undefined;
  const kept = fee ? addCents(fee.amount, fee.commission) : cents(0);
  const decided = refunds.find(({ reason }) => reason === refundReasonOf(by)) ?? fee;
  // Paid after it had ended, it never was a visit.
  const cameLate = refunds.some(({ reason }) => reason === 'booking-cancelled');
  return {
    status: 'cancelled' as const,
    payment_method: cameLate ? null : (payment_method ?? 'card'),
    cancelled_by: by,
    cancelled_at: decided ? toIsoWithOffset(epochMinutesOf(decided.created_at), timeZone) : null,
    refund_amount: dollarString(subtractCents(amount, kept)),
  };
}
