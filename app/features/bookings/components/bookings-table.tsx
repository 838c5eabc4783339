import { useState } from 'react';
import { centsFromDollars, formatDollars } from '#app/lib/money.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { type Column, DataTable } from '#app/ui/data-table.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Scene } from '#app/ui/scene.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import type { BookingDto } from '../booking-dto.ts';
import { statusLabel, statusTone } from '../status-tone.ts';
import { BookingWhen } from './booking-when.tsx';
import { ClientBookingActions } from './client-booking-actions.tsx';

interface BookingsTableProps {
  bookings: readonly BookingDto[];
  /** Asked for by a row's buttons; the page confirms and does it. */
  onCancel: (booking: BookingDto) => void;
  onDelete: (booking: BookingDto) => void;
}

const firstRows = 25;

/** A client's bookings, newest date first; a list of cards on phones. */
export function BookingsTable({ bookings, onCancel, onDelete }: BookingsTableProps) {
  const [all, setAll] = useState(false);
  const rows = all ? bookings : bookings.slice(0, firstRows);
  return (
    <>
      <DataTable caption="Your bookings" columns={[...columns, actionsColumn({ onCancel, onDelete })]} rows={rows} rowKey={({ id }) => id} empty={<NoBookings />} />
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
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusPill tone={statusTone(status)} label={statusLabel(status)} /> },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ total_amount }) => formatDollars(centsFromDollars(total_amount)) },
];

function actionsColumn({ onCancel, onDelete }: Pick<BookingsTableProps, 'onCancel' | 'onDelete'>): Column<BookingDto> {
  return {
    id: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (booking) => <ClientBookingActions booking={booking} onCancel={() => onCancel(booking)} onDelete={() => onDelete(booking)} />,
  };
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
