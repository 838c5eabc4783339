import { centsFromDollars, subtractCents, type Cents } from '#app/lib/money.ts';

/** What a client paid for a booking, on paper. */
export type Receipt = {
  /** "R-" and the end of the payment's id. */
  number: string;
  paidAt: Date;
  visitAt: Date;
  timeZone: string;
  client: string;
  clientEmail: string | null;
  professional: string;
  location: string | null;
  /** What the amount is made of. */
  lines: { text: string; amount: Cents }[];
  total: Cents;
  refunded: Cents;
  paidWith: string;
};

/** What the client's money came to after what was given back. */
export function paidInTheEnd({ total, refunded }: Pick<Receipt, 'total' | 'refunded'>): Cents {
  return subtractCents(total, refunded);
}

/** The lines of a receipt: the service and the way there; of a deleted booking only the whole is known. */
export function receiptLines(payment: {
  paid: string;
  service_name: string;
  service_price: string | null;
  travel_fee_amount: string | null;
}): Receipt['lines'] {
  const total = centsFromDollars(payment.paid);
  const service = payment.service_price === null ? total : centsFromDollars(payment.service_price);
  const travel = payment.travel_fee_amount === null ? total - total : centsFromDollars(payment.travel_fee_amount);
  if (travel === 0 || service + travel !== total) return [{ text: payment.service_name, amount: total }];
  return [
    { text: payment.service_name, amount: service },
    { text: 'Travel fee', amount: subtractCents(total, service) },
  ];
}
