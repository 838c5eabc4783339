import { waitingRefund } from '#app/features/payments/disputes/waiting-refund.ts';
import { formatDollarText } from '#app/lib/money.ts';
import type { RescueDto } from './offer-dto.ts';

type Refund = Pick<RescueDto, 'total_amount' | 'refund_amount' | 'waits_for_bank'>;

/** Returns what becomes of the payment of the cancelled visit, of which a part or all may have been refunded before. */
export function refundText(refund: Refund): string {
  if (refund.refund_amount === '0.00') return 'What you paid was refunded before.';
  return `${wayBack(refund)}, whatever you choose here.`;
}

function wayBack({ total_amount, refund_amount, waits_for_bank }: Refund): string {
  const dollars = formatDollarText(refund_amount);
  if (waits_for_bank) return waitingRefund(dollars, true);
  return refund_amount === total_amount
    ? `Your ${dollars} goes back to your card in full`
    : `${dollars}, the rest of what you paid, goes back to your card`;
}
