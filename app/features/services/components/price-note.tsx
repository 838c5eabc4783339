import { useShownTerms } from '#app/features/platform-settings/components/shown-terms-context.ts';
import { sharesOf } from '#app/features/platform-settings/shares.ts';
import { typedDollars } from '#app/lib/decimal.ts';
import { centsFromDollars, formatDollars } from '#app/lib/money.ts';
import { serviceLimits } from '../service-limits.ts';

/** A note on what the professional receives of the typed price. */
export function PriceNote({ typed }: { typed: string }) {
  const { commission, commissionPercent } = useShownTerms();
  const dollars = typedDollars(typed);
  const price = /^\d{1,5}\.\d{2}$/.test(dollars) ? centsFromDollars(dollars) : undefined;
  if (!price) return `What clients pay. You receive this minus ${commission}.`;
  if (price < centsFromDollars(serviceLimits.payableMinimum))
    return `The minimum card charge is ${formatDollars(centsFromDollars(serviceLimits.payableMinimum))}.`;
  return `You receive ${formatDollars(sharesOf(price, commissionPercent).professional)} of it.`;
}
