import { formatDollarText } from '#app/lib/money.ts';
import type { RescueDto } from './offer-dto.ts';

/** Returns what becomes of the payment of the cancelled visit, of which a part or all may have been refunded before. */
export function refundText({ total_amount, refund_amount }: Pick<RescueDto, 'total_amount' | 'refund_amount'>): string {
  if (refund_amount === '0.00') return 'What you paid was refunded before.';
  const dollars = formatDollarText(refund_amount);
  const refund =
    refund_amount === total_amount
      ? `Your ${dollars} goes back to your card in full`
      : `${dollars}, the rest of what you paid, goes back to your card`;
  return `${refund}, whatever you choose here.`;
}
