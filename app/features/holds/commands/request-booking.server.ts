import type * as z from 'zod/mini';
import { config } from '#app/platform/config/config.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError, isErrorOf } from '#app/platform/errors/app-error.ts';
import { subtractCents } from '#app/lib/money.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { ownPath } from '#app/pages/return-path.ts';
import { openCheckout } from '#app/features/payments/checkout/commands/open-checkout.server.ts';
import { restartCheckout } from '#app/features/payments/checkout/commands/prepare-checkout.server.ts';
import { paymentErrors } from '#app/features/payments/payments.errors.ts';
import { findOpenCheckout } from '#app/features/payments/checkout/queries/read-checkouts.server.ts';
import { tryLockBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import type { BookingRequest } from '#app/features/bookings/booking.schema.ts';
import { discardUnpayableBooking } from './discard-unpayable-booking.server.ts';
import type { Quote } from '#app/features/slots/booking-quote.ts';
import { holdSlot, type Hold } from './hold-slot.server.ts';
import { prepareBooking, type PreparedBooking } from './prepare-booking.server.ts';
import type { requestedBookingAnswer } from '#app/features/bookings/answers/booking.server.ts';

export type RequestedBooking = z.infer<typeof requestedBookingAnswer>;

/**
 * Books: validates, holds the slot, opens the hosted checkout (OPEN-12). If the checkout cannot be created, no
 * pending booking stays behind. With a visit entered by hand it takes that visit's time, which comes back if the hold
 * lapses.
 * @throws AppError of bookings.errors.ts or payments.errors.ts
 */
export async function requestBooking(
  request: BookingRequest,
  viewer: Viewer,
  now = new Date(),
  handEnteredVisitId: string | null = null,
): Promise<RequestedBooking> {
  const minutes = epochMinutesOf(now);
  const booking = await prepareBooking(request, viewer, minutes, handEnteredVisitId);
  const hold = await holdSlot(booking, { now: minutes, withCheckout: true });
  if (!hold.isNew) {
    const open = await findOpenCheckout(hold.bookingId);
    if (open) return { bookingId: hold.bookingId, checkoutUrl: open };
    await restart(hold);
  }
  return { bookingId: hold.bookingId, checkoutUrl: await checkoutOf(hold, booking, viewer, request) };
}

/** A hold that was released since it was read gets no checkout: it would be paid for, and refunded. */
async function restart({ bookingId, price }: Hold): Promise<void> {
  await inTransaction(async (trx) => {
    const booking = await tryLockBooking(trx, bookingId);
    if (booking?.status !== 'pending') throw new AppError(paymentErrors.checkout_given_up);
    await restartCheckout(trx, bookingId, price.total);
  });
}

async function checkoutOf(
  { bookingId, price }: Hold,
  booking: PreparedBooking,
  viewer: Viewer,
  request: BookingRequest,
): Promise<string> {
  try {
    return await openCheckout({
      bookingId,
      stripePriceId: booking.service.stripe_price_id,
      discounted: discountedService(booking.service.name, price),
      total: price.total,
      travelFee: price.travelFee,
      customerEmail: viewer.email,
      ...returnUrls(bookingId, request.referrerUrl),
    });
  } catch (error) {
    const isOpenedByAnother = isErrorOf(error, paymentErrors.checkout_opening);
    if (!isOpenedByAnother) await discardUnpayableBooking(bookingId);
    throw error;
  }
}

/** Stripe knows the full price only. */
function discountedService(name: string, { price, discountPercent, discount }: Quote) {
  if (discount === 0) return null;
  return { name: `${name} (${discountPercent}% off)`, price: subtractCents(price, discount) };
}

/** The pages on which a booking is paid for: the form, and the offers for a cancelled visit. */
const paidFrom = /^\/(booking\?|dashboard\/client\/bookings\/[\w-]+\/rescue$)/;

/** Where Stripe sends the browser (OPEN-28); keeps the page the client came from if it is one of ours. */
function returnUrls(bookingId: string, referrerUrl: string | null | undefined) {
  const { BASE_URL } = config();
  const from = ownPath(referrerUrl, BASE_URL);
  const cancel = new URL('/booking/cancel', BASE_URL);
  cancel.searchParams.set('booking_id', bookingId);
  if (from && paidFrom.test(from)) cancel.searchParams.set('from', from);
  return {
    // The placeholder is Stripe's and must not be percent-encoded.
    successUrl: `${BASE_URL}/booking/success?booking_id=${bookingId}&session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: cancel.href,
  };
}
