import { moneyFigures } from '#app/features/money-figures/money-figures.ts';
import { csvLine } from '#app/lib/csv.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import type { HistoryPayment } from './payment-history.ts';
import { formatPaymentMethod } from './payment-method.ts';

const header = [
  'Client',
  'Service',
  'Date',
  'Amount',
  'Status',
  'Payment Method',
  moneyFigures.refunded.name,
  moneyFigures.doorstepFee.name,
  moneyFigures.yourShare.name,
  'Paid On',
  'Booking',
];

/**
 * Writes the history as a CSV file (RFC 4180), safe from formulas in spreadsheets; a byte order mark tells them that
 * it is UTF-8. All its times are in one zone, so that a year of one column is a year of the other.
 */
export async function* paymentsCsv(payments: AsyncIterable<HistoryPayment>, timeZone: string): AsyncGenerator<string> {
  yield `\u{FEFF}${csvLine(header)}`;
  for await (const payment of payments) yield csvLine(fieldsOf(payment, timeZone));
}

function fieldsOf(payment: HistoryPayment, timeZone: string): string[] {
  return [
    payment.client_name,
    payment.service_name,
    payment.visit_at,
    payment.amount,
    payment.status,
    formatPaymentMethod(payment),
    payment.refunded_amount,
    payment.fee_amount,
    payment.net_amount,
    toIsoWithOffset(epochMinutesOf(new Date(payment.paid_at)), timeZone),
    payment.booking_id,
  ];
}
