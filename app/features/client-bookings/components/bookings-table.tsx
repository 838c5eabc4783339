import { History } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatDollarText } from '#app/lib/money.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { type Column, DataTable } from '#app/ui/charts/data-table.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Scene } from '#app/ui/art/scene.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { statusLabel, statusTone } from '#app/features/bookings/display/status-tone.ts';
import { BookingWhen } from '#app/features/bookings/display/components/booking-when.tsx';
import { bookingNote } from '../booking-note.ts';
import { professionalName } from '../professional-contact.ts';
import { ClientBookingActions } from './client-booking-actions.tsx';
import type { BookingQuestion } from './use-booking-questions.tsx';

interface BookingsTableProps {
  bookings: readonly BookingDto[];
  /** Milliseconds since 1970. */
  now: number;
  /** Called by a row's buttons; the page asks for confirmation and does it. */
  onAsk: (about: BookingQuestion, booking: BookingDto) => void;
  /** Additional actions on a booking, from rooms below. */
  renderMore?: ((booking: BookingDto) => ReactNode) | undefined;
}

const firstRows = 25;

/** A client's bookings, newest date first; a list of cards on phones. */
export function BookingsTable({ bookings, now, onAsk, renderMore }: BookingsTableProps) {
  const [all, setAll] = useState(false);
  const rows = all ? bookings : bookings.slice(0, firstRows);
  return (
    <>
      <DataTable
        dense
        caption="Your bookings"
        columns={[...columns, statusColumn(onAsk), amountColumn, actionsColumn({ now, onAsk, renderMore })]}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<NoBookings />}
      />
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
  { id: 'professional', header: 'Professional', cell: ({ professional }) => professionalName(professional.profile) },
  {
    id: 'location',
    header: 'Location',
    cell: ({ location }) => (
      <span className="line-clamp-2 max-w-[22ch] wrap-break-word text-dim @max-[52rem]:ml-auto @min-[52rem]:max-w-[16ch]">
        {location}
      </span>
    ),
  },
];

const amountColumn: Column<BookingDto> = {
  id: 'amount',
  header: 'Amount',
  align: 'end',
  cell: ({ total_amount }) => formatDollarText(total_amount),
};

function statusColumn(onAsk: BookingsTableProps['onAsk']): Column<BookingDto> {
  return {
    id: 'status',
    header: 'Status',
    cell: (booking) => <BookingStatusCell booking={booking} onHistory={() => onAsk('timeline', booking)} />,
  };
}

function actionsColumn({ now, onAsk, renderMore }: Omit<BookingsTableProps, 'bookings'>): Column<BookingDto> {
  return {
    id: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (booking) => (
      <ClientBookingActions
        booking={booking}
        now={now}
        onAsk={(about) => onAsk(about, booking)}
        more={renderMore?.(booking)}
      />
    ),
  };
}

function BookingStatusCell({ booking, onHistory }: { booking: BookingDto; onHistory: () => void }) {
  const { status } = booking;
  const note = bookingNote(booking);
  return (
    <span className="inline-flex flex-col items-start @max-[52rem]:items-end">
      <span className="inline-flex items-center gap-1">
        <StatusPill tone={statusTone(status)} label={statusLabel(status)} />
        <IconButton
          label={`History of ${booking.service.name}, ${booking.booking_date.slice(0, 10)}`}
          onClick={onHistory}
        >
          <History aria-hidden="true" className="size-4" />
        </IconButton>
      </span>
      {note ? <span className="max-w-[26ch] text-xs text-dim @max-[52rem]:text-right">{note}</span> : null}
    </span>
  );
}

function NoBookings() {
  return (
    <EmptyState
      headingLevel="h3"
      picture={<Scene name="empty-bookings" />}
      title="No bookings yet"
      text="Visits you book appear here, with the time, the price and your options."
      action={<ButtonLink to="/services">Book Your First Service</ButtonLink>}
    />
  );
}
