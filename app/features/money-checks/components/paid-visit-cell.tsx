import { Link } from 'react-router';
import { adminBookingUrl } from '#app/features/bookings/booking-link.ts';
import type { PaidVisit } from '../queries/read-paid-visits.server.ts';

/** The booking that money belongs to, with what was paid for and by whom; a link unless the booking was deleted. */
export function PaidVisitCell({ booking_id, visit }: { booking_id: string; visit: PaidVisit }) {
  const { service_name, client_name, professional_name, is_booking_deleted } = visit;
  const people = `${client_name || 'Account deleted'}, with ${professional_name || 'Account deleted'}`;
  return (
    <span className="flex flex-col">
      {is_booking_deleted ? (
        <span className="tabular text-sm wrap-anywhere">{booking_id} (booking deleted)</span>
      ) : (
        <Link to={adminBookingUrl(booking_id)} className="text-link tabular text-sm wrap-anywhere">
          {booking_id}
        </Link>
      )}
      {service_name === null ? null : (
        <span className="text-sm wrap-anywhere text-dim">
          {service_name}: {people}
        </span>
      )}
    </span>
  );
}
