import { formatDate, formatVisitDay } from '#app/lib/dates/date-format.ts';
import { CellText } from '#app/ui/charts/cell-text.tsx';
import type { Column } from '#app/ui/charts/data-table.tsx';
import type { AdminClient } from '../admin-rows.ts';
import { ContactLines } from './contact-lines.tsx';
import { dayOf } from './day-of.ts';

export const clientColumns: readonly Column<AdminClient>[] = [
  {
    id: 'name',
    header: 'Client',
    isTitle: true,
    cell: ({ first_name, last_name }) => <CellText text={`${first_name} ${last_name}`.trim() || 'No name yet'} />,
  },
  { id: 'contact', header: 'Contact', cell: (client) => <ContactLines {...client} /> },
  {
    id: 'username',
    header: 'Username',
    cell: ({ username }) => <span className="break-all text-dim">{username}</span>,
  },
  {
    id: 'joined',
    header: 'Joined',
    cell: ({ created_at }) => <span className="whitespace-nowrap">{formatDate(dayOf(created_at))}</span>,
  },
  {
    id: 'last',
    header: 'Last booking',
    cell: ({ last_booking }) => (
      <span className="whitespace-nowrap">{last_booking ? formatVisitDay(dayOf(last_booking)) : 'Never'}</span>
    ),
  },
  { id: 'bookings', header: 'Bookings', align: 'end', cell: ({ total_bookings }) => total_bookings },
];
