import { subtractCents, type Cents } from '#app/lib/money.ts';

/** A client's receipt for a booking. */
export type Receipt = {
  /** "R-" and the last 10 hex digits of the payment's id. */
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

/** Returns what the client paid after refunds. */
export function paidInTheEnd({ total, refunded }: Pick<Receipt, 'total' | 'refunded'>): Cents {
  return subtractCents(total, refunded);
}

/** Returns the lines of a receipt: the service and its travel fee; for a deleted booking only the total is known. */
export function receiptLines(payment: {
  paid: Cents;
  service_name: string;
  service_price: Cents | null;
  travel_fee_amount: Cents | null;
}): Receipt['lines'] {
  const total = payment.paid;
  const service = payment.service_price ?? total;
  const travel = payment.travel_fee_amount ?? 0;
  if (travel === 0 || service + travel !== total) return [{ text: payment.service_name, amount: total }];
  return [
    { text: payment.service_name, amount: service },
    { text: 'Travel fee', amount: subtractCents(total, service) },
  ];
}
