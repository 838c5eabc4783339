import type { ReactNode } from 'react';
import { statusLabel, statusTone } from '#app/features/visits/status-tone.ts';
import { moneyFigures } from '#app/features/money-figures/money-figures.ts';
import { formatDate, formatVisitTime } from '#app/lib/dates/date-format.ts';
import { formatDollarText } from '#app/lib/money.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { StatusPill } from '#app/ui/status-pill.tsx';
import { transferText } from '../coming-transfers.ts';
import type { HistoryPayment } from '../payment-history.ts';
import { formatPaymentMethod } from '../payment-method.ts';

/** The specification's columns, plus the professional's share. */
const columns = [
  'Client',
  'Service',
  'Date',
  'Amount',
  'Status',
  'Payment Method',
  moneyFigures.yourShare.name,
] as const;

/**
 * One page of payments, with dates in a time zone. Where columns do not fit, a payment takes five short lines with
 * its amounts at the end, instead of DataTable's card of seven. ARIA roles are explicit, as there.
 */
export function PaymentsTable({ payments, timeZone }: { payments: readonly HistoryPayment[]; timeZone: string }) {
  return (
    <div className="data-table-frame">
      <table role="table" className="data-table data-table-dense payment-rows">
        <caption className="sr-only">Payment History</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((name) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                className={name === 'Amount' || name === moneyFigures.yourShare.name ? 'data-table-end' : undefined}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} timeZone={timeZone} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PaymentRow({ payment, timeZone }: { payment: HistoryPayment; timeZone: string }) {
  const { client_name, service_name, visit_at, amount, refunded_amount, status } = payment;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" className="data-table-title wrap-anywhere">
        {client_name}
      </th>
      <td role="cell" className="wrap-anywhere">
        {service_name}
      </td>
      <td role="cell" className="whitespace-nowrap">
        {formatVisitTime(epochMinutesOf(new Date(visit_at)), timeZone)}
      </td>
      <td role="cell" className="data-table-end">
        {formatDollarText(amount)}
        {refunded_amount === '0.00' ? null : <Aside>{formatDollarText(refunded_amount)} refunded</Aside>}
      </td>
      <td role="cell">
        <StatusPill tone={statusTone(status)} label={statusLabel(status)} />
      </td>
      <td role="cell" className="whitespace-nowrap">
        {formatPaymentMethod(payment)}
      </td>
      <td role="cell" className="data-table-end">
        <Share payment={payment} timeZone={timeZone} />
      </td>
    </tr>
  );
}

function Share({
  payment: { fee_amount, net_amount, transfer_status, waits_until, sent_at },
  timeZone,
}: {
  payment: HistoryPayment;
  timeZone: string;
}) {
  return (
    <>
      <span className="font-semibold">{formatDollarText(net_amount)}</span>
      <Aside>{formatDollarText(fee_amount)} fee</Aside>
      {transfer_status ? (
        <Aside>
          {transfer_status === 'sent' && sent_at ? (
            <span className="whitespace-nowrap">Sent {dayOf(sent_at, timeZone)}</span>
          ) : (
            transferText(transfer_status, waits_until, (at) => dayOf(at, timeZone))
          )}
        </Aside>
      ) : null}
    </>
  );
}

/** Formats an instant's date as "Nov 21". */
function dayOf(instant: string, timeZone: string): string {
  return formatDate(localDate(epochMinutesOf(new Date(instant)), timeZone)).replace(/, \d+$/, '');
}

function Aside({ children }: { children: ReactNode }) {
  return <span className="block text-xs text-dim">{children}</span>;
}
