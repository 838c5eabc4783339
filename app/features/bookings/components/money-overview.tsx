import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { DisputeDto, OpenTransfer } from '#app/features/payments/queries/list-open-transfers.server.ts';
import { formatDollars, centsFromDollars } from '#app/lib/money.ts';
import { Card } from '#app/ui/card.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { type Column, DataTable } from '#app/ui/data-table.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import type { MoneyCheck, MoneyDifference } from '../money-check-store.server.ts';
import type { MoneyOverview as Overview } from '../queries/read-money.server.ts';

/** Sums of a whole marketplace are larger than one amount may be: grouped as text. */
const dollars = (amount: string) => `$${amount.replace(/\B(?=(?:\d{3})+\.)/g, ',')}`;

/** Where all money is: the ledger's sums, what does not add up, what has not arrived, and what banks ask back. */
export function MoneyOverview({ check, transfers, disputes }: Overview) {
  return (
    <div className="flex flex-col gap-10">
      <Sums check={check} />
      {check.wrong > 0 ? <DataTable caption="Bookings that do not add up" showCaption dense columns={differenceColumns} rows={check.differences} rowKey={({ booking_id }) => booking_id} /> : null}
      <section aria-labelledby="transfers-title">
        <h2 id="transfers-title" className="mb-4 text-2xl">
          Transfers that wait
        </h2>
        <DataTable caption="Transfers that wait" columns={transferColumns} rows={transfers} rowKey={({ id }) => id} empty={<p className="text-dim">Nothing is held or refused: what is due goes out by itself.</p>} />
      </section>
      <section aria-labelledby="disputes-title">
        <h2 id="disputes-title" className="mb-4 text-2xl">
          Disputes
        </h2>
        <DataTable caption="Disputes" columns={disputeColumns} rows={disputes} rowKey={({ id }) => id} empty={<p className="text-dim">No bank has asked anything back.</p>} />
      </section>
    </div>
  );
}

function Sums({ check }: { check: MoneyCheck }) {
  const isRight = check.wrong === 0;
  const Icon = isRight ? CircleCheck : TriangleAlert;
  const parts = [
    ['Refunds', check.refunded],
    ['Transfers', check.transferred],
    ['Commission', check.earned],
    ['Held', check.held],
  ] as const;
  return (
    <section aria-label="The ledger">
      <p role="status" className={classNames('flex items-center gap-2 font-semibold', isRight ? 'text-confirmed' : 'text-danger')}>
        <Icon aria-hidden="true" className="size-5" />
        {isRight ? `Every cent of ${check.bookings.toLocaleString('en-US')} bookings is accounted for.` : `${check.wrong.toLocaleString('en-US')} bookings do not add up.`}
      </p>
      <dl className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        <Sum name="Money in" amount={check.paid} sign="" />
        {parts.map(([name, amount], index) => (
          <Sum key={name} name={name} amount={amount} sign={index === 0 ? '=' : '+'} />
        ))}
      </dl>
    </section>
  );
}

function Sum({ name, amount, sign }: { name: string; amount: string; sign: string }) {
  return (
    <Card>
      <dt className="text-sm text-dim">
        {sign ? <span aria-hidden="true">{sign} </span> : null}
        {name}
      </dt>
      <dd className="figure mt-1 text-2xl">{dollars(amount)}</dd>
    </Card>
  );
}

const shortId = (id: string) => <span className="tabular text-sm wrap-anywhere">{id}</span>;

const differenceColumns: readonly Column<MoneyDifference>[] = [
  { id: 'booking', header: 'Booking', isTitle: true, cell: ({ booking_id }) => shortId(booking_id) },
  { id: 'paid', header: 'In', align: 'end', cell: ({ paid, facts }) => side(paid, facts.paid) },
  { id: 'refunded', header: 'Refunds', align: 'end', cell: ({ refunded, facts }) => side(refunded, facts.refunded) },
  { id: 'transferred', header: 'Transfers', align: 'end', cell: ({ transferred, facts }) => side(transferred, facts.transferred) },
  { id: 'earned', header: 'Commission', align: 'end', cell: ({ earned, facts }) => side(earned, facts.earned) },
  { id: 'held', header: 'Held', align: 'end', cell: ({ held, facts }) => side(held, facts.owed) },
];

/** The ledger's amount, and beside it the one it should be. */
function side(ledger: string, fact: string) {
  return Number(ledger) === Number(fact) ? dollars(ledger) : `${dollars(ledger)} instead of ${dollars(fact)}`;
}

const waits: Partial<Record<OpenTransfer['status'], string>> = {
  held: 'Held: a problem or a dispute is open',
  waiting: 'Waits until the professional has connected Stripe',
  due: 'Due',
  sending: 'Under way at Stripe',
  failed: 'Refused, tried again',
};

const transferColumns: readonly Column<OpenTransfer>[] = [
  { id: 'booking', header: 'Booking', isTitle: true, cell: ({ booking_id }) => shortId(booking_id) },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusPill tone={status === 'failed' ? 'cancelled' : 'pending'} label={waits[status] ?? status} className="whitespace-normal" /> },
  { id: 'error', header: 'Last answer', cell: ({ last_error, attempts }) => (last_error ? `${last_error} (${attempts} ${attempts === 1 ? 'try' : 'tries'})` : 'None') },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => formatDollars(centsFromDollars(amount)) },
];

const disputeColumns: readonly Column<DisputeDto>[] = [
  { id: 'booking', header: 'Booking', isTitle: true, cell: ({ booking_id }) => shortId(booking_id) },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reason.replaceAll('_', ' ') },
  { id: 'status', header: 'Status', cell: ({ status, closed_at }) => <StatusPill tone={closed_at ? (status === 'lost' ? 'cancelled' : 'completed') : 'pending'} label={status.replaceAll('_', ' ')} /> },
  { id: 'until', header: 'Answer until', cell: ({ evidence_due_at, closed_at }) => (closed_at || !evidence_due_at ? 'Closed' : evidence_due_at.slice(0, 10)) },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => formatDollars(centsFromDollars(amount)) },
];
