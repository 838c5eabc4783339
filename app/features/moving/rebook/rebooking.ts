import type * as z from 'zod/mini';
import { cents, centsFromDollars, dollarString, subtractCents } from '#app/lib/money.ts';
import { bestForRoute } from '#app/features/slots/route-discount.ts';
import type { visitPriceAnswer, rebookingAnswer } from './answers/rebooking.server.ts';

/** What a visit costs: dollars with two decimals. */
export type VisitPrice = z.infer<typeof visitPriceAnswer>;

/** A proposal to rebook a visit, or why it is not possible. */
export type Rebooking = z.infer<typeof rebookingAnswer>;

export type ReadyRebooking = Extract<Rebooking, { state: 'ready' }>;

export type PriceLine = { name: string; before: string; now: string; isTotal: boolean };

/** The price by component, then and now; only those charged. */
export function priceLines(before: VisitPrice, now: VisitPrice): PriceLine[] {
  const lines: PriceLine[] = [
    { name: 'Service', before: before.service_price, now: now.service_price, isTotal: false },
    { name: bestForRoute, before: lessText(before), now: lessText(now), isTotal: false },
    { name: 'Travel fee', before: before.travel_fee_amount, now: now.travel_fee_amount, isTotal: false },
    { name: 'Total', before: before.total_amount, now: now.total_amount, isTotal: true },
  ];
  return lines.filter(
    (line) => line.isTotal || centsFromDollars(line.before) !== 0 || centsFromDollars(line.now) !== 0,
  );
}

function lessText({ discount_amount }: VisitPrice): string {
  return dollarString(subtractCents(cents(0), centsFromDollars(discount_amount)));
}

/** Whether any component has changed. */
export function isPriceChanged(before: VisitPrice, now: VisitPrice): boolean {
  return priceLines(before, now).some((line) => line.before !== line.now);
}
