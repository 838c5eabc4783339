/** A transfer that is made but has not left yet. Dollars with two decimals, instants ISO 8601. */
export type ComingTransfer = {
  id: string;
  booking_id: string;
  client_name: string;
  service_name: string;
  visit_at: string;
  amount: string;
  /** "held", "waiting", "due", "sending" or "failed". */
  status: string;
  due_at: string;
};

/** A confirmed visit, and what it brings when it is done. */
export type ExpectedTransfer = { booking_id: string; client_name: string; service_name: string; visit_at: string; net_amount: string };

/** What is on its way to a professional, and what confirmed visits will add; sums are of all, lists of the first few. */
export type ComingTransfers = {
  transfers: { count: number; amount: string; items: ComingTransfer[] };
  expected: { count: number; amount: string; items: ExpectedTransfer[] };
};

const texts: Readonly<Record<string, string>> = {
  held: 'On hold while we look into it',
  waiting: 'Waits until Stripe can receive it',
  due: 'Being sent',
  sending: 'Being sent',
  failed: 'Did not go through, tried again by itself',
  sent: 'Transferred',
  reversed: 'Taken back after a refund',
};

/** How a transfer stands, in words. */
export function transferText(status: string): string {
  return (Object.hasOwn(texts, status) && texts[status]) || status;
}
