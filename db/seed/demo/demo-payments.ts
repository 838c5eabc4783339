import { config } from '#app/platform/config/config.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { openCheckout } from '#app/features/payments/commands/open-checkout.server.ts';
import { restartCheckout } from '#app/features/payments/commands/restart-checkout.server.ts';
import { settlePayment } from '#app/features/bookings/commands/settle-payment.server.ts';
import { forEachAtOnce, sandboxControl } from './demo-stripe.ts';

/**
 * Opens a real checkout for what waits for payment and pays, in the sandbox, what is confirmed or completed, so that
 * every demo booking can be paid on, cancelled and refunded like any other.
 */
export async function payDemoBookings(sandboxUrl: string): Promise<void> {
  const bookings = await database()
    .selectFrom('bookings')
    .innerJoin('services', 'services.id', 'bookings.service_id')
    .innerJoin('profiles', 'profiles.id', 'bookings.client_id')
    .select(['bookings.id', 'bookings.status', 'bookings.total_amount', 'bookings.travel_fee_amount', 'services.stripe_price_id', 'profiles.email'])
    .where('bookings.status', '<>', 'cancelled')
    .execute();
  await forEachAtOnce(bookings, async (booking) => {
    if (!booking.stripe_price_id) throw new Error('The demo booked a service that cannot be paid');
    await restartCheckout(booking.id, booking.total_amount);
    const url = await openCheckout({
      bookingId: booking.id,
      stripePriceId: booking.stripe_price_id,
      total: booking.total_amount,
      travelFee: booking.travel_fee_amount,
      customerEmail: booking.email,
      successUrl: `${config().BASE_URL}/booking/success?booking_id=${booking.id}&session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${config().BASE_URL}/booking/cancel?booking_id=${booking.id}`,
    });
    if (booking.status !== 'pending') await pay(sandboxUrl, url);
  });
}

async function pay(sandboxUrl: string, url: string): Promise<void> {
  const sessionId = url.split('/').at(-1) ?? '';
  await sandboxControl(sandboxUrl, `/sandbox/api/checkout-sessions/${sessionId}/pay`, {});
  await settlePayment(sessionId);
}
