import { database } from '#app/platform/database/database.server.ts';
import { listUnpaidVisits, type UnpaidVisit } from '#app/features/bookings/by-hand/queries/read-visits.server.ts';
import { deletedAccount } from '#app/features/bookings/departed.ts';
import { dayRouteStore, type BookingRow } from '../day-route-store.server.ts';

/** A visit of a day: a booking, or one entered by hand that nobody has paid for. */
export type RouteVisit = {
  id: string;
  isByHand: boolean;
  /** Of a visit entered by hand nobody presses anything. */
  status: 'confirmed' | 'completed';
  service: string;
  client: string;
  /** Null for an account that is gone, and for somebody without one. */
  clientId: string | null;
  /** Only of visits entered by hand: others are told by messages. */
  phone: string | null;
  location: string;
  start_time: Date;
  end_time: Date;
};

/** Lists the visits of a professional that begin within a span, in order. */
export async function listRouteVisits(professionalId: string, span: { from: Date; to: Date }): Promise<RouteVisit[]> {
  const [bookings, unpaid] = await Promise.all([
    dayRouteStore.listBookings(database(), professionalId, span),
    listUnpaidVisits(professionalId, span),
  ]);
  const byHand = unpaid.filter(({ start_time }) => start_time >= span.from);
  const visits = [...bookings.map(ofBooking), ...byHand.map(ofUnpaid)];
  return visits.toSorted((one, other) => one.start_time.getTime() - other.start_time.getTime());
}

function ofBooking(booking: BookingRow): RouteVisit {
  const { id, status, client_id, first_name, last_name, service_name, location, start_time, end_time } = booking;
  return {
    id,
    location,
    start_time,
    end_time,
    isByHand: false,
    status: status === 'completed' ? 'completed' : 'confirmed',
    service: service_name,
    client: [first_name, last_name].filter(Boolean).join(' ') || deletedAccount.name,
    clientId: client_id,
    phone: null,
  };
}

function ofUnpaid({ id, service_name, client_name, phone, location, start_time, end_time }: UnpaidVisit): RouteVisit {
  return {
    id,
    phone,
    location,
    start_time,
    end_time,
    isByHand: true,
    status: 'confirmed',
    service: service_name,
    client: client_name,
    clientId: null,
  };
}
