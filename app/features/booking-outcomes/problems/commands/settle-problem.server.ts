import type * as z from 'zod/mini';
import { database, inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { cents, centsFromDollars, dollarString, subtractCents, type Cents } from '#app/lib/money.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { releaseTransfer } from '#app/features/payments/transfers/commands/hold-transfer.server.ts';
import { requestRefund } from '#app/features/payments/refunds/commands/request-refund.server.ts';
import { readKeptAmount } from '#app/features/payments/ledger/queries/read-kept-amount.server.ts';
import { problemErrors } from '../problem.errors.ts';
import type { SettlementRequest } from '../problem.schema.ts';
import { recordSettlement } from '#app/features/bookings/problems/commands/record-problem.server.ts';
import { findProblem, hasOpenProblem } from '#app/features/bookings/problems/queries/find-problem.server.ts';
import { complete } from '../../complete/commands/complete-booking.server.ts';
import { publishBookingEvent } from '#app/features/bookings/commands/publish-booking-event.server.ts';
import { tryLockBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import { recordRefundOfBooking } from '#app/features/bookings/commands/change-booking.server.ts';
import type { settledProblemAnswer } from '../answers/problems.server.ts';

/** Dollars with two decimals. */
export type SettledProblem = z.infer<typeof settledProblemAnswer>;

/**
 * Settles a reported problem for an administrator: the visit counts as completed, the client is refunded in full, in
 * part or not at all, and the rest is transferred to the professional. Repeating the same settlement succeeds, as
 * after a lost answer.
 * @throws AppError problem_not_found, problem_settled or problem_refund
 */
export async function settleProblem(
  reportId: string,
  adminId: string,
  request: SettlementRequest,
  now = new Date(),
): Promise<SettledProblem> {
  const report = await findProblem(database(), reportId);
  if (!report) throw new AppError(problemErrors.problem_not_found);
  return inTransaction(async (trx) => {
    const { booking_id: bookingId } = report;
    const booking = await tryLockBooking(trx, bookingId);
    if (!booking) throw new AppError(problemErrors.problem_not_found);
    const settled = await sameSettlement(trx, reportId, request);
    if (settled) return settled;
    if (!(await hasOpenProblem(trx, bookingId))) throw new AppError(problemErrors.problem_settled);
    const refund = await refundOf(trx, bookingId, request);
    if (booking.status === 'confirmed') await complete(trx, booking, 'admin', now);
    await requestRefund(trx, bookingId, refund, 'problem-settled');
    const refund_amount = dollarString(refund);
    // Of a visit that was cancelled because its client was not there, part was refunded before.
    const refunded = subtractCents(booking.total_amount, await readKeptAmount(trx, bookingId));
    if (refund > 0) await recordRefundOfBooking(trx, bookingId, refunded);
    await recordSettlement(trx, bookingId, {
      outcome: request.outcome,
      refund_amount: refund,
      settlement: request.settlement,
      settled_at: now,
    });
    await releaseTransfer(trx, bookingId, 'problem');
    await publishBookingEvent(trx, { name: 'problem-settled', bookingId, professionalId: booking.professional_id });
    const details = { outcome: request.outcome, refund: refund_amount };
    await recordAuditEntry(trx, {
      actorId: adminId,
      action: 'problem.settled',
      subjectType: 'booking',
      subjectId: bookingId,
      details,
    });
    return { id: reportId, status: 'settled', refund_amount };
  });
}

/** The outcome of this settlement if it was made before. */
async function sameSettlement(
  trx: Transaction,
  reportId: string,
  { outcome, settlement, refund }: SettlementRequest,
): Promise<SettledProblem | undefined> {
  const made = await findProblem(trx, reportId);
  if (
    made?.status !== 'settled' ||
    made.outcome !== outcome ||
    made.settlement !== settlement ||
    made.refund_amount === null
  )
    return undefined;
  const isOtherPart = outcome === 'partial' && made.refund_amount !== centsFromDollars(refund ?? '0');
  return isOtherPart ? undefined : { id: reportId, status: 'settled', refund_amount: dollarString(made.refund_amount) };
}

async function refundOf(trx: Transaction, bookingId: string, { outcome, refund }: SettlementRequest): Promise<Cents> {
  const kept = await readKeptAmount(trx, bookingId);
  if (outcome !== 'partial') return outcome === 'full' ? kept : cents(0);
  const part = centsFromDollars(refund ?? '0');
  if (part <= 0 || part >= kept) {
    throw new AppError(problemErrors.problem_refund, {
      fields: { refund: problemErrors.problem_refund.message },
      extra: { kept_amount: dollarString(kept) },
    });
  }
  return part;
}
