import { Link } from 'react-router';
import { receiptNumber } from '#app/features/earnings/receipt.ts';
import { adminBookingUrl } from '#app/features/bookings/booking-link.ts';
import { formatDateTime } from '#app/lib/dates/date-format.ts';
import { formatDollarText } from '#app/lib/money.ts';
import { epochMinutesOf, platformTimeZone } from '#app/lib/dates/time-zone.ts';
import { CellText } from '#app/ui/charts/cell-text.tsx';
import type { Column } from '#app/ui/charts/data-table.tsx';
import { reviewUrl } from '../../admin-url.ts';
import type { AdminPayment } from '../admin-rows.ts';

export const paymentColumns: readonly Column<AdminPayment>[] = [
  { id: 'date', header: 'Paid', isTitle: true, cell: (payment) => <PaidAt {...payment} /> },
  { id: 'client', header: 'Client', cell: ({ client_name }) => <CellText text={client_name || 'Account deleted'} /> },
  { id: 'professional', header: 'Professional', cell: (payment) => <ProfessionalName {...payment} /> },
  {
    id: 'service',
    header: 'Service',
    cell: ({ service_name, is_booking_deleted }) => (
      <CellText text={is_booking_deleted ? `${service_name} (booking deleted)` : service_name} />
    ),
  },
  {
    id: 'method',
    header: 'Method',
    cell: ({ payment_method }) => <span className="capitalize">{payment_method ?? 'Unknown'}</span>,
  },
  {
    id: 'refunded',
    header: 'Refunded',
    align: 'end',
    cell: ({ refunded_amount }) =>
      refunded_amount ? formatDollarText(refunded_amount) : <span className="text-dim">None</span>,
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount }) => <span className="font-semibold">{formatDollarText(amount)}</span>,
  },
];

/** The payment time, which links to its booking unless that was deleted, and the number of its receipt. */
function PaidAt({ id, booking_id, is_booking_deleted, created_at }: AdminPayment) {
  const at = formatDateTime(epochMinutesOf(new Date(created_at)), platformTimeZone);
  return (
    <span className="flex flex-col">
      {is_booking_deleted ? (
        <span className="whitespace-nowrap">{at}</span>
      ) : (
        <Link to={adminBookingUrl(booking_id)} className="text-link inline-flex min-h-6 items-center whitespace-nowrap">
          {at}
        </Link>
      )}
      <span className="tabular text-sm whitespace-nowrap text-dim">{receiptNumber(id)}</span>
    </span>
  );
}

/** A professional's name in a row; they may have deleted their account. */
export function ProfessionalName({
  professional_id,
  professional_name,
}: {
  professional_id: string | null;
  professional_name: string;
}) {
  if (professional_id === null || professional_name === '') return 'Account deleted';
  return (
    <Link to={reviewUrl(professional_id)} className="text-link">
      <CellText text={professional_name} />
    </Link>
  );
}
