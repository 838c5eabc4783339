import { type ReactNode, useRef, useState } from 'react';
import { formatDollarText } from '#app/lib/money.ts';
import { Button } from '#app/ui/button.tsx';
import { CellText } from '#app/ui/charts/cell-text.tsx';
import { type Column, DataTable } from '#app/ui/charts/data-table.tsx';
import { useFocusOnMore } from '#app/ui/loading/use-focus-on-more.ts';
import { StatusPill } from '#app/ui/status-pill.tsx';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { statusLabel, statusTone } from '#app/features/visits/status-tone.ts';
import { clientBookingUrl } from '#app/features/bookings/booking-link.ts';
import { WeekdayWhen } from '#app/features/visits/components/weekday-when.tsx';
import { Link } from 'react-router';
import { bookingNote } from '../booking-note.ts';
import { professionalName } from '../professional-contact.ts';
import { ClientBookingActions } from './client-booking-actions.tsx';
import type { BookingQuestion } from './use-booking-questions.tsx';

interface BookingsTableProps {
  caption: string;
  bookings: readonly BookingDto[];
  isDemo: boolean;
  /** Milliseconds since 1970. */
  now: number;
  /** Called by a row's buttons; the page asks for confirmation and does it. */
  onAsk: (about: BookingQuestion, booking: BookingDto) => void;
  /** Additional actions on a booking, from rooms below. */
  renderMore?: ((booking: BookingDto) => ReactNode) | undefined;
}

const firstRows = 25;

/** A client's bookings, newest date first; short cards on phones. */
export function BookingsTable({ caption, bookings, ...actions }: BookingsTableProps) {
  const [all, setAll] = useState(false);
  const rows = all ? bookings : bookings.slice(0, firstRows);
  const list = useRef<HTMLDivElement>(null);
  const rememberPress = useFocusOnMore(list, 'tbody > tr', rows.length);
  return (
    <div ref={list} className="booking-rows">
      <DataTable
        dense
        caption={caption}
        columns={[whenColumn(actions.isDemo), ...columns, actionsColumn(actions)]}
        rows={rows}
        rowKey={({ id }) => id}
      />
      {rows.length < bookings.length ? (
        <Button
          variant="secondary"
          className="mt-6"
          onClick={() => {
            rememberPress();
            setAll(true);
          }}
        >
          Show all {bookings.length} bookings
        </Button>
      ) : null}
    </div>
  );
}

function whenColumn(isDemo: boolean): Column<BookingDto> {
  return {
    id: 'when',
    header: 'Date and time',
    isTitle: true,
    cell: ({ id, booking_date, time_zone }) => {
      const when = <WeekdayWhen at={booking_date} timeZone={time_zone} />;
      return (
        <span className="@min-[52rem]:whitespace-nowrap">
          {isDemo ? (
            when
          ) : (
            <Link to={clientBookingUrl(id)} className="hover:underline">
              {when}
            </Link>
          )}
        </span>
      );
    },
  };
}

const columns: readonly Column<BookingDto>[] = [
  { id: 'service', header: 'Service', cell: ({ service }) => <CellText text={service.name} /> },
  {
    id: 'professional',
    header: 'Professional',
    cell: ({ professional }) => <CellText text={professionalName(professional.profile)} />,
  },
  {
    id: 'location',
    header: 'Location',
    cell: ({ location }) => (
      <span className="line-clamp-2 wrap-break-word text-dim @max-[52rem]:line-clamp-1 @min-[52rem]:max-w-[16ch]">
        {location}
      </span>
    ),
  },
  { id: 'status', header: 'Status', cell: (booking) => <BookingStatusCell booking={booking} /> },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ total_amount }) => formatDollarText(total_amount),
  },
];

function actionsColumn({
  isDemo,
  now,
  onAsk,
  renderMore,
}: Omit<BookingsTableProps, 'bookings' | 'caption'>): Column<BookingDto> {
  return {
    id: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (booking) => (
      <ClientBookingActions
        booking={booking}
        isDemo={isDemo}
        now={now}
        onAsk={(about) => onAsk(about, booking)}
        more={renderMore?.(booking)}
      />
    ),
  };
}

function BookingStatusCell({ booking }: { booking: BookingDto }) {
  const { status } = booking;
  const note = bookingNote(booking);
  return (
    <span className="inline-flex flex-col items-start @max-[52rem]:items-end">
      <StatusPill tone={statusTone(status)} label={statusLabel(status)} />
      {note ? <span className="mt-1 max-w-[26ch] text-xs text-dim @max-[52rem]:text-right">{note}</span> : null}
    </span>
  );
}
