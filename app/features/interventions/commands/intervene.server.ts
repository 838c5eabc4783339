import type * as z from 'zod/mini';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { lockBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import { lockKeptAmount } from '#app/features/payments/ledger/commands/lock-kept-amount.server.ts';
import { adminActions } from '../admin-actions.ts';
import { possibleInterventions } from '../intervention.ts';
import type { InterventionRequest } from '../intervention.schema.ts';
import { bookingSubject, interventionsStore } from '../interventions-store.server.ts';
import { readInterventionFacts } from '../queries/read-intervention-facts.server.ts';
import type { InterventionContext, InterventionDetails } from './act.server.ts';
import { actOnBooking } from './act-on-booking.server.ts';
import { actOnPayout } from './act-on-payout.server.ts';
import { resendConfirmation } from './resend-confirmation.server.ts';
import type { intervenedAnswer } from '../answers/booking-file.server.ts';

/** The result of an intervention; `id` is the audit entry's. */
export type Intervened = z.infer<typeof intervenedAnswer>;

/**
 * Carries out an administrator's intervention in a booking or its money: the action, the audit entry and the reason
 * in one transaction. If two administrators do the same at once, or one clicks twice, the later request is refused;
 * so is one from an outdated page.
 * @throws AppError booking_not_found, intervention_impossible, money_changed or refund_amount
 */
export function intervene(
  adminId: string,
  bookingId: string,
  request: InterventionRequest,
  now = new Date(),
): Promise<Intervened> {
  return inTransaction(async (trx) => {
    const booking = await lockBooking(trx, bookingId);
    await lockKeptAmount(trx, bookingId);
    const { standing } = await readInterventionFacts(trx, booking);
    const details = await carryOut(request, { trx, booking, possible: possibleInterventions(standing, now), now });
    const entry = {
      actorId: adminId,
      action: adminActions[request.action],
      subjectType: bookingSubject,
      subjectId: bookingId,
    };
    const id = await recordAuditEntry(trx, { ...entry, details });
    await interventionsStore.insertReason(trx, { audit_id: id, booking_id: bookingId, reason: request.reason });
    return { id, booking_id: bookingId, action: request.action };
  });
}

function carryOut(request: InterventionRequest, act: InterventionContext): Promise<InterventionDetails> {
  switch (request.action) {
    case 'cancel':
    case 'complete':
    case 'refund':
      return actOnBooking(request, act);
    case 'resend-confirmation':
      return resendConfirmation(request, act);
    default:
      return actOnPayout(request, act);
  }
}
