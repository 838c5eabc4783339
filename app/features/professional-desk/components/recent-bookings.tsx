import { History } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDollarText } from '#app/lib/money.ts';
import { CellText } from '#app/ui/charts/cell-text.tsx';
import { type Column, DataTable } from '#app/ui/charts/data-table.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import type { RecentBooking } from '../overview.ts';
import { statusLabel, statusTone } from '#app/features/visits/status-tone.ts';
import { WeekdayWhen } from '#app/features/visits/components/weekday-when.tsx';
import { TimelineDialog } from '#app/features/visits/components/timeline-dialog.tsx';

interface RecentBookingsProps {
  bookings: readonly RecentBooking[];
  /** The URL of all bookings; only if there are more (document 2, section 2). */
  allAt?: string | undefined;
  /** Whether each booking has a history to open; demo bookings have none. */
  hasHistory: boolean;
  className?: string | undefined;
}

export function RecentBookings({ bookings, allAt, hasHistory, className }: RecentBookingsProps) {
  const [openBooking, setOpenBooking] = useState<RecentBooking>();
  return (
    <section aria-labelledby="recent-title" className={className}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="recent-title" className="text-2xl">
          Recent Bookings
        </h2>
        {allAt ? (
          <Link to={allAt} prefetch="intent" className="text-link inline-flex min-h-11 items-center">
            View All Bookings
          </Link>
        ) : null}
      </div>
      <DataTable
        caption="Recent Bookings"
        columns={columnsOf(hasHistory ? setOpenBooking : undefined)}
        rows={bookings}
        rowKey={({ id }) => id}
        empty={<NoBookings />}
      />
      <TimelineDialog
        booking={openBooking && { ...openBooking, service: { name: openBooking.service } }}
        onClose={() => setOpenBooking(undefined)}
      />
    </section>
  );
}

function NoBookings() {
  return (
    <p className="rounded-card border border-dashed border-edge px-5 py-8 text-center text-dim">
      No bookings yet. Your first one will appear here.
    </p>
  );
}

const columnsOf = (onHistory: ((booking: RecentBooking) => void) | undefined): readonly Column<RecentBooking>[] => [
  { id: 'client', header: 'Client', isTitle: true, cell: ({ client }) => <CellText text={client} /> },
  { id: 'service', header: 'Service', cell: ({ service }) => <CellText text={service} /> },
  {
    id: 'date',
    header: 'Date',
    cell: ({ booking_date, time_zone }) => <WeekdayWhen at={booking_date} timeZone={time_zone} />,
  },
  { id: 'status', header: 'Status', cell: (booking) => <StatusCell booking={booking} onHistory={onHistory} /> },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ total_amount }) => formatDollarText(total_amount),
  },
];

function StatusCell({
  booking,
  onHistory,
}: {
  booking: RecentBooking;
  onHistory: ((booking: RecentBooking) => void) | undefined;
}) {
  const { status, service, client } = booking;
  return (
    <span className="inline-flex items-center gap-1">
      <StatusPill tone={statusTone(status)} label={statusLabel(status)} />
      {onHistory ? (
        <IconButton label={`History of ${service} for ${client}`} onClick={() => onHistory(booking)}>
          <History aria-hidden="true" className="size-4" />
        </IconButton>
      ) : null}
    </span>
  );
}
