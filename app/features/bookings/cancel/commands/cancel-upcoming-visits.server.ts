import type { Transaction } from '#app/platform/database/database.server.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { bookingsStore } from '../../bookings-store.server.ts';
import type { DueCancellation } from '../due-cancellation.ts';
import { listUpcomingVisits } from '../queries/list-due-cancellations.server.ts';
import { cancelWithRefund } from './cancel-with-refund.server.ts';

/** What both parties read of each: why the professional left is between them and the team. */
const told = 'This professional is not available any more.';

/**
 * An administrator cancels all of a professional's visits that lie ahead, with full refunds, as part of the caller's
 * transaction: the decisions are made, Stripe and the mails are jobs. The caller holds the professional's calendar,
 * so that no booking is added meanwhile. @returns what was cancelled
 */
export async function cancelUpcomingVisits(
  trx: Transaction,
  professionalId: string,
  adminId: string,
  now: Date,
): Promise<DueCancellation[]> {
  // All at once and in order: a payment that is just being settled comes first.
  await bookingsStore.lockLiveOfProfessional(trx, professionalId);
  const standing = await listUpcomingVisits(trx, professionalId, now);
  for (const { booking_id, status, refund_amount } of standing) {
    await cancelWithRefund(trx, booking_id, 'admin', now, told);
    const entry = { actorId: adminId, action: 'booking.cancelled', subjectType: 'booking', subjectId: booking_id };
    await recordAuditEntry(trx, {
      ...entry,
      details: { before: status, refund: refund_amount, because: 'suspension' },
    });
  }
  return standing;
}
