import { centsFromDollars, formatDollars, shareOf, subtractCents } from '#app/lib/money.ts';
import { onceDecided, waitingRefund } from '#app/features/payments/disputes/waiting-refund.ts';
import type { RefundPreview } from '#app/features/booking-outcomes/cancel/refund-preview.ts';

/** The text below the amounts of a cancellation; `until` is followed by the moment `free_until`. */
export type RefundWords = { text: string; until: boolean };

const said = (text: string): RefundWords => ({ text, until: false });

/**
 * Why the refund is what it is. Derived from the server's amounts, never from the browser's clock: a fee means it is
 * late, no fee where one is possible means it is not.
 */
export function refundWords(preview: RefundPreview): RefundWords {
  const [total, refund, kept] = [
    centsFromDollars(preview.total_amount),
    centsFromDollars(preview.refund_amount),
    centsFromDollars(preview.kept_amount),
  ];
  const wasPartlyRefunded = centsFromDollars(preview.refunded_amount) > 0;
  if (refund === 0 && kept === 0) return said('There is nothing left to refund.');
  if (kept > 0)
    return preview.was_free
      ? { text: 'A full refund was possible until', until: true }
      : said('This time was booked too close to the visit to cancel for free.');
  const whatIsLeft = wasPartlyRefunded ? 'The rest is refunded in full' : 'You’re refunded in full';
  const couldBeLate = preview.as === 'client' && shareOf(total, Number(preview.late_fee_percent)) > 0;
  return couldBeLate ? { text: `${whatIsLeft} until`, until: true } : said(`${whatIsLeft}.`);
}

/** The button that cancels. */
export function cancelLabel({ refund_amount }: Pick<RefundPreview, 'refund_amount'>): string {
  const refund = centsFromDollars(refund_amount);
  return refund > 0 ? `Cancel and refund ${formatDollars(refund)}` : 'Cancel without a refund';
}

/** When the money arrives, for its client; nothing where none is refunded. */
export function arrivalText({
  refund_amount,
  kept_amount,
  waits_for_bank,
}: Pick<RefundPreview, 'refund_amount' | 'kept_amount' | 'waits_for_bank'>): string {
  if (refund_amount === '0.00') return '';
  return waits_for_bank
    ? `${waitingRefund(formatDollars(centsFromDollars(refund_amount)), kept_amount === '0.00')}.`
    : 'Your bank will show it within 5 to 10 business days.';
}

/** Shown to a professional before they cancel a client's visit. */
export function refundOfClient(
  client: string,
  { may_cancel, total_amount, refunded_amount, refund_amount, waits_for_bank }: RefundPreview,
): string {
  if (!may_cancel) return 'It can no longer be cancelled.';
  const refund = centsFromDollars(refund_amount);
  const when = waits_for_bank ? ` ${onceDecided}` : '';
  if (refund > 0)
    return `${client} gets ${formatDollars(refund)} back${when}, and you won’t be paid for the visit. The time opens up again.`;
  const left = subtractCents(centsFromDollars(total_amount), centsFromDollars(refunded_amount));
  return left > 0
    ? 'It hasn’t been paid, so there’s nothing to refund. The time opens up again.'
    : 'It was fully refunded before. The time opens up again.';
}
