import { inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { dollarString } from '#app/lib/money.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { refundErrors } from '../refunds.errors.ts';
import {
  changeRefund,
  lockRefund,
  type LockedRefund,
} from '#app/features/payments/refunds/commands/change-refund.server.ts';
import { areRefundsBlocked } from '#app/features/payments/disputes/queries/are-refunds-blocked.server.ts';
import { enterInLedger } from '#app/features/payments/ledger/commands/enter-in-ledger.server.ts';
import { publishRefundChange } from '#app/features/payments/refunds/commands/publish-refund-change.server.ts';
import { refundRequests } from '#app/features/payments/checkout/commands/record-payment.server.ts';

/**
 * Retries a refund that failed at Stripe, for an administrator, for example after the client's bank has said that it
 * would accept it now. A refund that is already being tried is left alone.
 * @throws AppError refund_not_found, refund_not_stopped, or refund_disputed while a dispute keeps it from being tried
 */
export function resumeRefund(refundId: string, adminId: string): Promise<void> {
  return inTransaction(async (trx) => {
    const refund = await lockRefund(trx, refundId);
    if (refund?.status === 'requested' && refund.stopped_at === null) return;
    assertStopped(refund);
    if (await areRefundsBlocked(trx, refund.booking_id)) throw new AppError(refundErrors.refund_disputed);
    await changeRefund(trx, refundId, { stopped_at: null, last_error: null });
    await enqueue(trx, refundRequests, { refundId });
    await recordDecision(trx, refund, 'refund.retried', adminId);
  });
}

/**
 * Records how an administrator has paid a failed refund in another way. The money leaves what is held for the
 * booking. Repeating the same text succeeds, as after a lost answer.
 * @throws AppError refund_not_found or refund_not_stopped
 */
export function payRefundOtherwise(refundId: string, adminId: string, how: string): Promise<void> {
  return inTransaction(async (trx) => {
    const refund = await lockRefund(trx, refundId);
    if (refund?.status === 'succeeded' && refund.paid_otherwise === how) return;
    assertStopped(refund);
    await changeRefund(trx, refundId, {
      status: 'succeeded',
      stopped_at: null,
      last_error: null,
      paid_otherwise: how,
    });
    await enterInLedger(trx, {
      bookingId: refund.booking_id,
      kind: 'refund',
      source: refundId,
      amount: refund.amount,
    });
    await publishRefundChange(trx, refund, 'made', { isPaidOtherwise: true });
    await recordDecision(trx, refund, 'refund.paid_otherwise', adminId);
  });
}

function assertStopped(refund: LockedRefund | undefined): asserts refund is LockedRefund {
  if (!refund) throw new AppError(refundErrors.refund_not_found);
  if (refund.status !== 'requested' || refund.stopped_at === null) throw new AppError(refundErrors.refund_not_stopped);
}

/**
 * Records the decision in the audit log, without how it was paid: the refund has that text, because the audit log
 * keeps none permanently.
 */
async function recordDecision(
  trx: Transaction,
  { id, booking_id, amount }: LockedRefund,
  action: string,
  actorId: string,
): Promise<void> {
  await recordAuditEntry(trx, {
    actorId,
    action,
    subjectType: 'booking',
    subjectId: booking_id,
    details: { refund: id, amount: dollarString(amount) },
  });
}
