import { routeDiscountName } from '#app/features/slots/route-discount.ts';
import { cents, subtractCents, type Cents } from '#app/lib/money.ts';

/** A client's receipt for a booking. */
export type Receipt = {
  number: string;
  paidAt: Date;
  visitAt: Date;
  timeZone: string;
  client: string;
  clientEmail: string | null;
  professional: string;
  location: string | null;
  /** The items of the total. */
  lines: { text: string; amount: Cents }[];
  total: Cents;
  refunded: Cents;
  paidWith: string;
};

/** Returns the number of a payment's receipt: "R-" and the last 10 hex digits of the payment's id. */
export function receiptNumber(paymentId: string): string {
  return `R-${paymentId.replaceAll('-', '').slice(-10).toUpperCase()}`;
}

/** Returns what the client paid after refunds. */
export function paidInTheEnd({ total, refunded }: Pick<Receipt, 'total' | 'refunded'>): Cents {
  return subtractCents(total, refunded);
}

/** Returns the lines of a receipt: the service, its discount, its travel fee; of a deleted booking only the total. */
export function receiptLines(payment: {
  paid: Cents;
  service_name: string;
  service_price: Cents | null;
  discount_percent: number | null;
  discount_amount: Cents | null;
  travel_fee_amount: Cents | null;
}): Receipt['lines'] {
  const total = payment.paid;
  const service = payment.service_price ?? total;
  const discount = payment.discount_amount ?? cents(0);
  const travel = payment.travel_fee_amount ?? cents(0);
  if (service - discount + travel !== total) return [{ text: payment.service_name, amount: total }];
  const less = { text: routeDiscountName(payment.discount_percent ?? 0), amount: subtractCents(cents(0), discount) };
  return [
    { text: payment.service_name, amount: service },
    ...(discount === 0 ? [] : [less]),
    ...(travel === 0 ? [] : [{ text: 'Travel fee', amount: travel }]),
  ];
}
