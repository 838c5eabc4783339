import { inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { centsFromDollars } from '#app/lib/money.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { refundErrors } from '../refunds.errors.ts';
import { refundsStore, type RefundRow } from '../refunds-store.server.ts';
import { enterInLedger } from './enter-in-ledger.server.ts';
import { publishRefundChange } from './publish-refund-change.server.ts';
import { refundRequests } from './record-payment.server.ts';

/**
 * An administrator has a refund tried once more that failed at Stripe, as after the client's bank has said that it would
 * take it now. @throws AppError refund_not_found or refund_not_stopped
 */
export function resumeRefund(refundId: string, adminId: string): Promise<void> {
  return inTransaction(async (trx) => {
    const refund = await findStopped(trx, refundId);
    await refundsStore.update(trx, refundId, { stopped_at: null, last_error: null });
    await enqueue(trx, refundRequests, { refundId });
    await recordDecision(trx, refund, 'refund.retried', adminId);
  });
}

/**
 * An administrator has paid a failed refund in another way, and says how. The money leaves what is held for the booking.
 * @throws AppError refund_not_found or refund_not_stopped
 */
export function payRefundOtherwise(refundId: string, adminId: string, how: string): Promise<void> {
  return inTransaction(async (trx) => {
    const refund = await findStopped(trx, refundId);
    await refundsStore.update(trx, refundId, { status: 'succeeded', stopped_at: null, last_error: null, paid_otherwise: how });
    await enterInLedger(trx, { bookingId: refund.booking_id, kind: 'refund', source: refundId, amount: centsFromDollars(refund.amount) });
    await publishRefundChange(trx, refund, 'made');
    await recordDecision(trx, refund, 'refund.paid_otherwise', adminId);
  });
}

async function findStopped(trx: Transaction, refundId: string): Promise<RefundRow> {
  const refund = await refundsStore.findForUpdate(trx, refundId);
  if (!refund) throw new AppError(refundErrors.refund_not_found);
  if (refund.status !== 'requested' || refund.stopped_at === null) throw new AppError(refundErrors.refund_not_stopped);
  return refund;
}

/** How it was paid stands with the refund: the audit log keeps no words for ever. */
async function recordDecision(trx: Transaction, { id, booking_id, amount }: RefundRow, action: string, actorId: string): Promise<void> {
  await recordAuditEntry(trx, { actorId, action, subjectType: 'booking', subjectId: booking_id, details: { refund: id, amount } });
}
