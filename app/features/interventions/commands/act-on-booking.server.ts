import { AppError } from '#app/platform/errors/app-error.ts';
import { centsFromDollars, dollarString } from '#app/lib/money.ts';
import { cancelWithRefund } from '#app/features/booking-outcomes/cancel/commands/cancel-with-refund.server.ts';
import { complete } from '#app/features/booking-outcomes/complete/commands/complete-booking.server.ts';
import { refundPart } from '#app/features/booking-outcomes/cancel/commands/refund-part.server.ts';
import type { RequestOf } from '../intervention.schema.ts';
import { interventionErrors } from '../interventions.errors.ts';
import type { InterventionContext, InterventionDetails } from './act.server.ts';
import { required } from './required.server.ts';

export function actOnBooking(
  request: RequestOf<'cancel' | 'complete' | 'refund'>,
  act: InterventionContext,
): Promise<InterventionDetails> {
  if (request.action === 'cancel') return cancel(request, act);
  return request.action === 'complete' ? completeVisit(act) : refund(request, act);
}

async function cancel(
  { expectedRefund, message }: RequestOf<'cancel'>,
  { trx, booking, possible, now }: InterventionContext,
): Promise<InterventionDetails> {
  const amount = dollarString(required(possible.cancel).refund);
  if (amount !== expectedRefund)
    throw new AppError(interventionErrors.money_changed, { extra: { refund_amount: amount } });
  required(await cancelWithRefund(trx, booking.id, 'admin', now, message || null));
  return { before: booking.status, refund: amount };
}

async function completeVisit({ trx, booking, possible, now }: InterventionContext): Promise<InterventionDetails> {
  required(possible.complete);
  required(await complete(trx, booking, 'admin', now));
  return {};
}

async function refund(
  { amount: asked, expectedKept }: RequestOf<'refund'>,
  { trx, booking, possible, now }: InterventionContext,
): Promise<InterventionDetails> {
  const { kept } = required(possible.refund).shares;
  if (dollarString(kept) !== expectedKept)
    throw new AppError(interventionErrors.money_changed, { extra: { kept_amount: dollarString(kept) } });
  const amount = centsFromDollars(asked);
  if (amount <= 0 || amount > kept)
    throw new AppError(interventionErrors.refund_amount, {
      fields: { amount: interventionErrors.refund_amount.message },
      extra: { kept_amount: dollarString(kept) },
    });
  // The kept amount shrinks with each refund, so time and kept amount together never repeat.
  await refundPart(trx, booking, amount, `admin-${now.getTime()}-${expectedKept}`);
  return { amount: dollarString(amount) };
}
