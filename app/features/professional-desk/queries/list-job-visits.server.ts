import {
  findNextUnpaidVisit,
  listUnpaidVisits,
  type UnpaidVisit,
} from '#app/features/bookings/by-hand/queries/read-visits.server.ts';
import { overviewStore, type VisitRow } from '../overview-store.server.ts';

/** A visit of a professional's day: a booking, or one entered by hand that nobody has paid for. */
export type JobVisit = VisitRow & { is_by_hand: boolean };

/** Lists the visits that begin on a day in order, and the first one after it. */
export async function listJobVisits(
  professionalId: string,
  { from, to }: { from: Date; to: Date },
): Promise<{ day: JobVisit[]; later: JobVisit | undefined }> {
  const [bookings, unpaid, nextUnpaid] = await Promise.all([
    overviewStore.listJobs(professionalId, from, to),
    listUnpaidVisits(professionalId, { from, to }),
    findNextUnpaidVisit(professionalId, to),
  ]);
  const byHand = nextUnpaid ? [...unpaid, nextUnpaid] : unpaid;
  const visits = [...bookings.map((booking) => ({ ...booking, is_by_hand: false })), ...byHand.map(toVisit)]
    .filter(({ start_time }) => start_time >= from)
    .toSorted((one, other) => one.start_time.getTime() - other.start_time.getTime());
  return {
    day: visits.filter(({ start_time }) => start_time < to),
    later: visits.find(({ start_time }) => start_time >= to),
  };
}

function toVisit({ client_name, phone, email, note, ...visit }: UnpaidVisit): JobVisit {
  const { id, service_name, start_time, end_time, location } = visit;
  return {
    id,
    service_name,
    start_time,
    end_time,
    location,
    is_by_hand: true,
    status: 'confirmed',
    notes: note,
    total_amount: '0.00',
    client_first_name: client_name,
    client_last_name: null,
    client_phone: phone,
    client_email: email,
  };
}
