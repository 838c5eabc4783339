import { database } from '#app/platform/database/database.server.ts';
import { sweepEach, UnfinishedSweep } from '#app/platform/jobs/sweep.server.ts';
import { checkoutMinutes } from '#app/features/payments/checkout/checkout-limits.ts';
import { executeRefund } from '#app/features/payments/refunds/commands/execute-refund.server.ts';
import { hasFailedRefund, listOpenRefunds } from '#app/features/payments/refunds/queries/list-open-refunds.server.ts';
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
 * @throws UnfinishedSweep if one failed, or if a refund that failed before waits for its next try
 */
export async function reconcileCheckouts(now = new Date()): Promise<void> {
  const silence = new Date(now.getTime() - silenceMinutes * minute);
  const unsettled = await sweepEach(
    await listUnsettledCheckouts(silence, batch),
    ({ sessionId, bookingId }) => (sessionId ? reconcileSession(sessionId) : discardUnpayableBooking(bookingId)),
    'a checkout could not be reconciled',
  );
  const forgotten = await listForgottenHolds(database(), new Date(now.getTime() - checkoutMinutes * minute), batch);
  for (const { id } of forgotten) await releaseForgottenHold(id);
  const unpaid = await sweepEach(
    (await listOpenRefunds(silence, batch)).map((refundId) => ({ refundId })),
    ({ refundId }) => executeRefund(refundId),
    'a refund could not be made',
  );
  if (unsettled + unpaid > 0 || (await hasFailedRefund()))
    throw new UnfinishedSweep('Checkouts or refunds are left that could not be done');
}
