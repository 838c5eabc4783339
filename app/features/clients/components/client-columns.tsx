import { formatVisitDay } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import type { Column } from '#app/ui/charts/data-table.tsx';
import { Button } from '#app/ui/button.tsx';
import { formatDollarText } from '#app/lib/money.ts';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { clientName, contactTextOf, type ClientRow } from '../client-row.ts';
import {
  type ClientSort,
  type ClientSortColumn,
  clientSortUrl,
  columnOf,
  isDescending,
  sortAfterPress,
} from '../client-sort.ts';
import { ClientPortrait } from './client-portrait.tsx';
import { ClientStatusPill } from './client-status-pill.tsx';

/** The columns of the clients table in the specified order, with the link to a client's profile. */
export function clientColumns(onView: (client: ClientRow) => void, sort: ClientSort): readonly Column<ClientRow>[] {
  const sorting = (column: ClientSortColumn) => ({
    address: clientSortUrl(sortAfterPress(column, sort)),
    direction:
      columnOf(sort) === column ? (isDescending(sort) ? ('descending' as const) : ('ascending' as const)) : undefined,
  });
  return [
    { id: 'name', header: 'Name', isTitle: true, sorting: sorting('name'), cell: (client) => <Name client={client} /> },
    // The full email is in the name's tooltip and in the profile.
    {
      id: 'email',
      header: 'Email',
      cell: (client) => (
        <span className="block truncate @[52rem]:w-24 @[62rem]:w-52">{contactTextOf(client, client.email)}</span>
      ),
    },
    {
      id: 'phone',
      header: 'Phone',
      cell: (client) => <span className="whitespace-nowrap">{contactTextOf(client, client.phone)}</span>,
    },
    {
      id: 'bookings',
      header: 'Total Bookings',
      align: 'end',
      sorting: sorting('visits'),
      cell: ({ totalBookings }) => totalBookings.toLocaleString('en-US'),
    },
    {
      id: 'spent',
      header: 'Total Spent',
      align: 'end',
      sorting: sorting('spent'),
      cell: ({ totalSpent }) => formatDollarText(totalSpent),
    },
    {
      id: 'last',
      header: 'Last Booking',
      sorting: sorting('last'),
      cell: ({ lastBooking, timeZone }) => (
        <span className="whitespace-nowrap">{lastBooking ? <Day at={lastBooking} timeZone={timeZone} /> : 'N/A'}</span>
      ),
    },
    { id: 'status', header: 'Status', cell: ({ status }) => <ClientStatusPill status={status} /> },
    {
      id: 'profile',
      header: 'Profile',
      hideHeader: true,
      align: 'end',
      cell: (client) => (
        <Button
          variant="secondary"
          size="small"
          className="@max-[52rem]:mt-2 @max-[52rem]:min-h-11 @max-[52rem]:w-full"
          aria-label={`View Profile of ${clientName(client)}`}
          onClick={() => onView(client)}
        >
          View Profile
        </Button>
      ),
    },
  ];
}

function Day({ at, timeZone }: { at: string; timeZone: string }) {
  return <time dateTime={at}>{formatVisitDay(localDate(epochMinutesOf(new Date(at)), timeZone))}</time>;
}

/** The name, with a tooltip of the contact details on hover, focus or tap. */
function Name({ client }: { client: ClientRow }) {
  return (
    <span className="flex items-center gap-3">
      <ClientPortrait client={client} className="size-9 text-xs @[52rem]:hidden @[62rem]:inline-flex" />
      <Tooltip
        text={<Reach {...client} />}
        className="min-h-11 min-w-0 text-left font-semibold wrap-break-word @min-[52rem]:max-w-24 @min-[62rem]:max-w-48 underline decoration-dim decoration-dotted underline-offset-4"
      >
        {clientName(client)}
      </Tooltip>
    </span>
  );
}

function Reach(client: ClientRow) {
  return (
    <>
      <span className="block">Email: {contactTextOf(client, client.email)}</span>
      <span className="block">Phone: {contactTextOf(client, client.phone)}</span>
    </>
  );
}
