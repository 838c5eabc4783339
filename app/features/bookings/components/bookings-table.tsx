import { History } from 'lucide-react';
import { useState } from 'react';
import { centsFromDollars, formatDollars } from '#app/lib/money.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { type Column, DataTable } from '#app/ui/data-table.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Scene } from '#app/ui/scene.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import type { BookingDto } from '../booking-dto.ts';
import { statusLabel, statusTone } from '../status-tone.ts';
import { BookingWhen } from './booking-when.tsx';
import { ClientBookingActions, type BookingQuestion } from './client-booking-actions.tsx';

interface BookingsTableProps {
  bookings: readonly BookingDto[];
  /** Milliseconds since 1970. */
  now: number;
  /** Asked for by a row's buttons; the page confirms and does it. */
  onAsk: (about: BookingQuestion, booking: BookingDto) => void;
}

const firstRows = 25;

/** A client's bookings, newest date first; a list of cards on phones. */
export function BookingsTable({ bookings, now, onAsk }: BookingsTableProps) {
  const [all, setAll] = useState(false);
  const rows = all ? bookings : bookings.slice(0, firstRows);
  return (
    <>
      <DataTable caption="Your bookings" columns={[...columns, statusColumn(onAsk), amountColumn, actionsColumn({ now, onAsk })]} rows={rows} rowKey={({ id }) => id} empty={<NoBookings />} />
      {rows.length < bookings.length ? (
        <Button variant="secondary" className="mt-6" onClick={() => setAll(true)}>
          Show all {bookings.length} bookings
        </Button>
      ) : null}
    </>
  );
}

const columns: readonly Column<BookingDto>[] = [
  {
    id: 'when',
    header: 'Date and time',
    isTitle: true,
    cell: (booking) => (
      <span className="whitespace-nowrap">
        <BookingWhen at={booking.booking_date} timeZone={booking.time_zone} />
      </span>
    ),
  },
  { id: 'service', header: 'Service', cell: ({ service }) => service.name },
  { id: 'professional', header: 'Professional', cell: ({ professional }) => nameOf(professional.profile) },
  {
    id: 'location',
    header: 'Location',
    cell: ({ location }) => <span className="line-clamp-2 max-w-[22ch] wrap-break-word text-dim @max-[52rem]:ml-auto">{location}</span>,
  },
];

const amountColumn: Column<BookingDto> = {
  id: 'amount',
  header: 'Amount',
  align: 'end',
  cell: ({ total_amount }) => formatDollars(centsFromDollars(total_amount)),
};

function statusColumn(onAsk: BookingsTableProps['onAsk']): Column<BookingDto> {
  return { id: 'status', header: 'Status', cell: (booking) => <BookingStatusCell booking={booking} onHistory={() => onAsk('timeline', booking)} /> };
}

function actionsColumn({ now, onAsk }: Pick<BookingsTableProps, 'now' | 'onAsk'>): Column<BookingDto> {
  return {
    id: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (booking) => <ClientBookingActions booking={booking} now={now} onAsk={(about) => onAsk(about, booking)} />,
  };
}

function BookingStatusCell({ booking, onHistory }: { booking: BookingDto; onHistory: () => void }) {
  const { status, problem_status, refund_amount } = booking;
  const note = problem_status === 'open' ? 'We are looking at your report' : refund_amount !== null ? `${formatDollars(centsFromDollars(refund_amount))} refunded` : null;
  return (
    <span className="inline-flex flex-col items-start @max-[52rem]:items-end">
      <span className="inline-flex items-center gap-1">
        <StatusPill tone={statusTone(status)} label={statusLabel(status)} />
        <IconButton label={`History of ${booking.service.name}, ${booking.booking_date.slice(0, 10)}`} onClick={onHistory}>
          <History aria-hidden="true" className="size-4" />
        </IconButton>
      </span>
      {note ? <span className="text-xs text-dim">{note}</span> : null}
    </span>
  );
}

function nameOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`.trim() || 'No longer listed';
}

function NoBookings() {
  return (
    <EmptyState
      headingLevel="h3"
      picture={<Scene name="empty-bookings" />}
      title="No bookings yet"
      text="When you book a visit it appears here, with its time, its price and what you can do about it."
      action={<ButtonLink to="/services">Book Your First Service</ButtonLink>}
    />
  );
}
