import { Link } from 'react-router';
import { adminBookingUrl } from '#app/features/bookings/booking-link.ts';
import { WeekdayWhen } from '#app/features/visits/components/weekday-when.tsx';
import { statusLabel, statusTone } from '#app/features/visits/status-tone.ts';
import { formatDollarText } from '#app/lib/money.ts';
import { Badge } from '#app/ui/badge.tsx';
import { CellText } from '#app/ui/charts/cell-text.tsx';
import type { Column } from '#app/ui/charts/data-table.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import type { AdminBooking } from '../admin-rows.ts';
import { ProfessionalName } from './payment-columns.tsx';

export const bookingColumns: readonly Column<AdminBooking>[] = [
  {
    id: 'when',
    header: 'Start',
    isTitle: true,
    cell: ({ id, start_time, time_zone }) => (
      <Link to={adminBookingUrl(id)} className="text-link inline-flex min-h-6 items-center whitespace-nowrap">
        <WeekdayWhen at={start_time} timeZone={time_zone} />
      </Link>
    ),
  },
  { id: 'service', header: 'Service', cell: ({ service_name }) => <CellText text={service_name} /> },
  { id: 'client', header: 'Client', cell: ({ client_name }) => <CellText text={client_name || 'Account deleted'} /> },
  {
    id: 'professional',
    header: 'Professional',
    cell: (booking) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 @max-[52rem]:justify-end">
        <ProfessionalName {...booking} />
        {booking.professional_suspended ? <Badge tone="sun">Suspended</Badge> : null}
      </span>
    ),
  },
  {
    id: 'location',
    header: 'Location',
    cell: ({ location }) => (
      <span className="line-clamp-2 max-w-[24ch] wrap-break-word text-dim @max-[52rem]:ml-auto">{location}</span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusPill tone={statusTone(status)} label={statusLabel(status)} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ total_amount }) => formatDollarText(total_amount),
  },
];
