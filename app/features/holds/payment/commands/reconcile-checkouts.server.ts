import { database } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { checkoutMinutes } from '#app/features/payments/checkout/checkout-limits.ts';
import { executeRefund } from '#app/features/payments/refunds/commands/execute-refund.server.ts';
import { listOpenRefunds } from '#app/features/payments/refunds/queries/list-open-refunds.server.ts';
import { listUnsettledCheckouts } from '#app/features/payments/checkout/queries/read-checkouts.server.ts';
import { listForgottenHolds } from '#app/features/bookings/queries/find-booking.server.ts';
import { releaseForgottenHold } from '../../commands/cancel-booking.server.ts';
import { discardUnpayableBooking } from '../../commands/discard-unpayable-booking.server.ts';
import { reconcileSession } from './follow-checkout.server.ts';

const minute = 60_000;
/** How long to wait for a webhook before asking Stripe; they usually arrive within seconds. */
export const silenceMinutes = 3;
const batch = 100;

/**
 * Catches what no webhook reported: sessions that were paid or expired, checkouts interrupted by a crash, holds
 * without a checkout, and refunds whose job failed. One failure does not stop the others.
 */
export async function reconcileCheckouts(now = new Date()): Promise<void> {
  for (const checkout of await listUnsettledCheckouts(new Date(now.getTime() - silenceMinutes * minute), batch)) {
    const work = checkout.sessionId
      ? reconcileSession(checkout.sessionId)
      : discardUnpayableBooking(checkout.bookingId);
    await work.catch((error: unknown) =>
      log.error({ err: error, bookingId: checkout.bookingId }, 'a checkout could not be reconciled'),
    );
  }
  const forgotten = await listForgottenHolds(database(), new Date(now.getTime() - checkoutMinutes * minute), batch);
  for (const { id } of forgotten) await releaseForgottenHold(id);
  for (const refundId of await listOpenRefunds(new Date(now.getTime() - silenceMinutes * minute), batch)) {
    await executeRefund(refundId).catch((error: unknown) =>
      log.error({ err: error, refundId }, 'a refund could not be made'),
    );
  }
}
