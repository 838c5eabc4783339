import { centsFromDollars } from '#app/lib/money.ts';

/** What a visit costs: dollars with two decimals. */
export type VisitPrice = { service_price: string; travel_fee_amount: string; total_amount: string };

type RebookingLink = { label: string; to: string };

/** An own visit once more: what can be booked at once, or why nothing can. */
export type Rebooking =
  | {
      state: 'ready';
      professional: { id: string; name: string };
      service: { id: string; name: string; duration: number };
      location: string;
      /** The next free one; `starts_at` is ISO 8601 with offset. */
      slot: { date: string; time: string; starts_at: string; time_zone: string };
      before: VisitPrice;
      now: VisitPrice;
    }
  | { state: 'gone' | 'no-slot' | 'address'; message: string; links: RebookingLink[] };

export type ReadyRebooking = Extract<Rebooking, { state: 'ready' }>;

export type PriceLine = { name: string; before: string; now: string; isTotal: boolean };

/** The price by component, then and now; only those that are or were charged. */
export function priceLines(before: VisitPrice, now: VisitPrice): PriceLine[] {
  const lines: PriceLine[] = [
    { name: 'Service', before: before.service_price, now: now.service_price, isTotal: false },
    { name: 'Travel fee', before: before.travel_fee_amount, now: now.travel_fee_amount, isTotal: false },
    { name: 'Total', before: before.total_amount, now: now.total_amount, isTotal: true },
  ];
  return lines.filter((line) => line.isTotal || centsFromDollars(line.before) > 0 || centsFromDollars(line.now) > 0);
}

/** Whether anything costs another amount than it did. */
export function isPriceChanged(before: VisitPrice, now: VisitPrice): boolean {
  return priceLines(before, now).some((line) => line.before !== line.now);
}
