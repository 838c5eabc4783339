import { addCents, cents, formatDollars, subtractCents, type Cents } from '#app/lib/money.ts';
import type { BookingStatus } from '#app/features/bookings/booking.ts';
import { earningOf, type Earning, type PaymentMoney } from '#app/features/money-figures/earning.ts';
import type { TransferStatus } from '#app/features/payments/transfers/transfer.ts';

/** A paid visit, as input for a statement. */
export type StatementVisit = PaymentMoney & {
  visit_at: Date;
  client_name: string;
  service_name: string;
  status: BookingStatus;
  transfer_status: TransferStatus | null;
  sent_at: Date | null;
};

/** A line of a statement: where the money of one visit went. `transferred` is what has reached the professional. */
export type StatementLine = Earning & {
  visitAt: Date;
  client: string;
  service: string;
  status: BookingStatus;
  transferred: Cents;
  sentAt: Date | null;
};

/** The totals of a statement. `open` is what is still to be transferred; negative while pending reversals exceed it. */
export type StatementTotals = Earning & { transferred: Cents; open: Cents };

export function statementLine(visit: StatementVisit): StatementLine {
  const isSent = visit.transfer_status === 'sent' || visit.transfer_status === 'reversed';
  return {
    ...earningOf(visit),
    visitAt: visit.visit_at,
    client: visit.client_name,
    service: visit.service_name,
    status: visit.status,
    transferred: isSent ? (visit.transferred ?? cents(0)) : cents(0),
    sentAt: isSent ? visit.sent_at : null,
  };
}

export function statementTotals(lines: readonly StatementLine[]): StatementTotals {
  const sum = (part: 'gross' | 'refunded' | 'fee' | 'net' | 'transferred') =>
    addCents(cents(0), ...lines.map((line) => line[part]));
  const net = sum('net');
  const transferred = sum('transferred');
  return {
    gross: sum('gross'),
    refunded: sum('refunded'),
    fee: sum('fee'),
    net,
    transferred,
    open: subtractCents(net, transferred),
  };
}

/** Says in a sentence what has left of a share, and what is still to move. */
export function transferredText({ transferred, open }: Pick<StatementTotals, 'transferred' | 'open'>): string {
  return `Of your share ${formatDollars(transferred)} was transferred. ${openText(open)}`;
}

function openText(open: Cents): string {
  if (open === 0) return 'Everything has been transferred.';
  if (open > 0) return `${formatDollars(open)} still to come.`;
  return `${formatDollars(cents(-open))} of it will be taken back after a refund.`;
}
