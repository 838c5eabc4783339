import { centsFromDollars, commissionOf, commissionPercent, formatDollars, subtractCents } from '#app/lib/money.ts';
import { serviceLimits } from '../service-limits.ts';

/** What a typed price means for the professional. */
export function PriceNote({ typed }: { typed: string }) {
  const price = /^\d{1,5}(\.\d{1,2})?$/.test(typed.trim()) ? centsFromDollars(typed.trim()) : undefined;
  if (!price) return `What clients pay. You receive it minus ${commissionPercent}%.`;
  if (price < centsFromDollars(serviceLimits.payableMinimum)) return `Cards can be charged from ${formatDollars(centsFromDollars(serviceLimits.payableMinimum))} on.`;
  return `You receive ${formatDollars(subtractCents(price, commissionOf(price)))} of it.`;
}
