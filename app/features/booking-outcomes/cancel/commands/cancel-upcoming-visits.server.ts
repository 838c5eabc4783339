import type { Transaction } from '#app/platform/database/database.server.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { professionalGone } from '../cancel-reasons.ts';
import type { DueCancellation } from '../due-cancellation.ts';
import { listUpcomingVisits } from '../queries/list-due-cancellations.server.ts';
import { lockLiveBookings } from '#app/features/bookings/commands/lock-booking.server.ts';
import { cancelWithRefund } from './cancel-with-refund.server.ts';

/**
 * Cancels all upcoming visits of a professional for an administrator, with full refunds, inside the caller's
 * transaction; Stripe and mails are jobs. The caller has locked the professional's calendar, so no booking is added
 * meanwhile.
 * @returns what was cancelled
 */
export async function cancelUpcomingVisits(
  trx: Transaction,
  professionalId: string,
  adminId: string,
  now: Date,
): Promise<DueCancellation[]> {
  // All locked at once and in order: a payment that is just being settled goes first.
  await lockLiveBookings(trx, professionalId);
  const standing = await listUpcomingVisits(trx, professionalId, now);
  for (const { booking_id, status, refund_amount } of standing) {
    await cancelWithRefund(trx, booking_id, 'admin', now, professionalGone);
    const entry = { actorId: adminId, action: 'booking.cancelled', subjectType: 'booking', subjectId: booking_id };
    await recordAuditEntry(trx, {
      ...entry,
      details: { before: status, refund: refund_amount, because: 'suspension' },
    });
  }
  return standing;
}
