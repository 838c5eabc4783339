import type * as z from 'zod/mini';
import { cents, dollarString, subtractCents, type Cents } from '#app/lib/money.ts';
import { cancellationSplit, type CancellationTerms } from '#app/features/bookings/cancel/cancellation.ts';
import { bookingParties, mayChangeStatus } from '#app/features/bookings/booking.ts';
import { isRetryableRefund } from '#app/features/payments/refunds/refund-state.ts';
import { sharesOf, type Shares } from '#app/features/platform-settings/shares.ts';
import type { possibleAnswer } from './answers/possible.server.ts';

/** What administrators can do to a booking and its money. */
export const interventionNames = [
  'cancel',
  'complete',
  'refund',
  'hold-payout',
  'release-payout',
  'retry-transfer',
  'retry-refund',
  'resend-confirmation',
] as const;
export type InterventionName = (typeof interventionNames)[number];

export const confirmationRecipients = bookingParties;
export type ConfirmationRecipient = (typeof confirmationRecipients)[number];

/** The facts that decide which interventions are possible, read from the database at one instant. */
export type InterventionFacts = {
  booking: CancellationTerms;
  hasPayment: boolean;
  /** The kept amount, which can still be refunded. */
  kept: Cents;
  /** Whether a dispute is open during which Stripe makes no refunds. */
  isRefundBlocked: boolean;
  isHeld: boolean;
  transfer: { status: string; amount: Cents; commission: Cents } | null;
  refunds: readonly { id: string; amount: Cents; status: string; stopped_at: Date | null; updated_at: Date }[];
  /** When the confirmation was resent, and to whom. */
  resent: readonly { to: string; at: Date }[];
};

/** What an administrator can do now, with the effect to the cent; null or empty for what is not possible. */
export type PossibleInterventions = z.infer<typeof possibleAnswer>;

/** Applies the rules of every intervention. The page uses them too, so it shows what the server will do. */
export function possibleInterventions(standing: InterventionFacts, now: Date): PossibleInterventions {
  const { booking, kept, transfer, isHeld, hasPayment } = standing;
  const unsent = transfer === null || ['held', 'waiting', 'due', 'failed'].includes(transfer.status);
  const isPayoutAhead = hasPayment && kept > 0 && unsent && (transfer !== null || booking.status === 'confirmed');
  return {
    cancel: mayChangeStatus(booking, 'cancelled', 'admin', now)
      ? { refund: refundOfCancelling(standing, now), waitsForBank: standing.isRefundBlocked }
      : null,
    complete: mayChangeStatus(booking, 'completed', 'admin', now) ? sharesOf(kept, booking.commission_percent) : null,
    refund: mayRefund(standing) ? { shares: sharesNow(standing), isPaidOut: !unsent } : null,
    holdPayout: isPayoutAhead && !isHeld ? { isAhead: transfer === null } : null,
    releasePayout: isHeld ? { amount: transfer?.amount ?? null } : null,
    retryTransfer:
      transfer && (transfer.status === 'failed' || transfer.status === 'waiting') ? { amount: transfer.amount } : null,
    retryRefunds: standing.refunds
      .filter((refund) => !standing.isRefundBlocked && isRetryableRefund(refund, now))
      .map(({ id, amount }) => ({ id, amount: dollarString(amount) })),
    resendTo:
      booking.status === 'confirmed' ? confirmationRecipients.filter((to) => !wasJustSent(standing, to, now)) : [],
  };
}

/**
 * Whether a completed or cancelled booking has a kept amount to refund; an open dispute, unless it is an inquiry, has
 * to close first.
 */
function mayRefund({ booking, kept, isRefundBlocked }: InterventionFacts): boolean {
  return kept > 0 && !isRefundBlocked && (booking.status === 'completed' || booking.status === 'cancelled');
}

function refundOfCancelling({ booking, kept }: InterventionFacts, now: Date): Cents {
  return cents(Math.min(kept, cancellationSplit(booking, 'admin', now).refund));
}

/** Returns the current shares of the kept amount. */
function sharesNow({ kept, transfer, booking }: InterventionFacts): Shares {
  return transfer
    ? { kept, professional: transfer.amount, commission: transfer.commission }
    : sharesOf(kept, booking.commission_percent);
}

/** Returns the shares after another refund. */
export function sharesAfter(before: Shares, refund: Cents, commissionPercent: string): Shares {
  return sharesOf(subtractCents(before.kept, refund), commissionPercent);
}

const pauseMilliseconds = 2 * 60_000;

function wasJustSent({ resent }: InterventionFacts, to: ConfirmationRecipient, now: Date): boolean {
  return resent.some((sent) => sent.to === to && now.getTime() - sent.at.getTime() < pauseMilliseconds);
}
