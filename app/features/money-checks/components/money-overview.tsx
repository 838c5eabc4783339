import { Link } from 'react-router';
import { formatEvidenceDue } from '#app/features/payments/disputes/dispute.ts';
import type { OpenTransfer } from '#app/features/payments/transfers/queries/list-open-transfers.server.ts';
import { formatDollarSum, formatDollarText } from '#app/lib/money.ts';
import { type Column, DataTable } from '#app/ui/charts/data-table.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import { adminBookingUrl } from '#app/features/bookings/booking-link.ts';
import type { MoneyDifference } from '../money-check.ts';
import type { MoneyOverview as Overview } from '../queries/read-money.server.ts';
import { MoneyCheckResult } from './money-check-result.tsx';
import { PaidVisitCell } from './paid-visit-cell.tsx';

/**
 * Where all money is: the ledger's sums, bookings that do not balance, transfers that have not arrived, and disputes.
 */
export function MoneyOverview({ check, now, transfers, disputes }: Overview) {
  return (
    <div className="flex flex-col gap-10">
      <MoneyCheckResult check={check} now={now} />
      {check && check.wrong > 0 ? (
        <DataTable
          caption="Bookings that don’t add up"
          showCaption
          dense
          columns={differenceColumns}
          rows={check.differences}
          rowKey={({ booking_id }) => booking_id}
        />
      ) : null}
      <section aria-labelledby="transfers-title">
        <h2 id="transfers-title" className="mb-4 text-2xl">
          Pending transfers
        </h2>
        <DataTable
          caption="Pending transfers"
          columns={transferColumns}
          rows={transfers}
          rowKey={({ id }) => id}
          empty={<p className="text-dim">Nothing is held or declined: what’s due goes out automatically.</p>}
        />
      </section>
      <section aria-labelledby="disputes-title">
        <h2 id="disputes-title" className="mb-4 text-2xl">
          Disputes
        </h2>
        <DataTable
          caption="Disputes"
          columns={disputeColumns}
          rows={disputes}
          rowKey={({ id }) => id}
          empty={<p className="text-dim">No disputes.</p>}
        />
      </section>
    </div>
  );
}

const bookingLink = (id: string) => (
  <Link to={adminBookingUrl(id)} className="text-link tabular text-sm wrap-anywhere">
    {id}
  </Link>
);

const differenceColumns: readonly Column<MoneyDifference>[] = [
  { id: 'booking', header: 'Booking', isTitle: true, cell: ({ booking_id }) => bookingLink(booking_id) },
  { id: 'paid', header: 'In', align: 'end', cell: ({ paid, facts }) => side(paid, facts.paid) },
  { id: 'refunded', header: 'Refunds', align: 'end', cell: ({ refunded, facts }) => side(refunded, facts.refunded) },
  {
    id: 'transferred',
    header: 'Transfers',
    align: 'end',
    cell: ({ transferred, facts }) => side(transferred, facts.transferred),
  },
  { id: 'earned', header: 'Commission', align: 'end', cell: ({ earned, facts }) => side(earned, facts.earned) },
  { id: 'held', header: 'Held', align: 'end', cell: ({ held, facts }) => side(held, facts.owed) },
];

/** Shows the ledger's amount and, if it differs, the expected one. */
function side(ledger: string, fact: string) {
  return Number(ledger) === Number(fact)
    ? formatDollarSum(ledger)
    : `${formatDollarSum(ledger)} instead of ${formatDollarSum(fact)}`;
}

const waits: Partial<Record<OpenTransfer['status'], string>> = {
  held: 'Held: by a problem, a dispute or an administrator',
  waiting: 'Waiting for the professional to connect Stripe',
  due: 'Due',
  sending: 'In progress at Stripe',
  failed: 'Declined, retrying',
};

const transferColumns: readonly Column<Overview['transfers'][number]>[] = [
  { id: 'booking', header: 'Booking', isTitle: true, cell: PaidVisitCell },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <StatusPill
        tone={status === 'failed' ? 'danger' : 'warning'}
        label={waits[status] ?? status}
        className="whitespace-normal"
      />
    ),
  },
  {
    id: 'error',
    header: 'Last answer',
    cell: ({ last_error, attempts }) =>
      last_error ? `${last_error} (${attempts} ${attempts === 1 ? 'try' : 'tries'})` : 'None',
  },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => formatDollarText(amount) },
];

const disputeColumns: readonly Column<Overview['disputes'][number]>[] = [
  { id: 'booking', header: 'Booking', isTitle: true, cell: PaidVisitCell },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reason.replaceAll('_', ' ') },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, closed_at }) => (
      <StatusPill
        tone={closed_at ? (status === 'lost' ? 'danger' : 'info') : 'warning'}
        label={status.replaceAll('_', ' ')}
      />
    ),
  },
  {
    id: 'until',
    header: 'Answer until',
    cell: ({ evidence_due_at, closed_at }) =>
      closed_at ? 'Closed' : evidence_due_at ? formatEvidenceDue(evidence_due_at) : 'No answer possible',
  },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => formatDollarText(amount) },
];
