import { CompiledQuery } from 'kysely';
import type { Transaction } from '#app/platform/database/database.server.ts';
import type { Pipeline } from '#app/platform/database/pipeline.server.ts';
import { liveBookingStatuses } from '#app/features/bookings/booking.ts';

export type NeighborRow = { start_time: Date; busy_until: Date; location: string; is_anchor: boolean };

/** A booking that is about to be made or moved. */
export type Placed = { professionalId: string; clientId: string | null; start: Date; exceptBookingId: string | null };

const live = liveBookingStatuses.map((status) => `'${status}'`).join(', ');
const others = `
  select start_time, busy_until, location, status = 'confirmed' and client_id is distinct from $4::uuid as is_anchor from bookings
  where professional_id = $1::uuid and id is distinct from $2::uuid and status in (${live})`;

// Those that are paid for right now are among the bookings.
const byHand = `
  select start_time, busy_until, location, false as is_anchor from hand_entered_visits
  where professional_id = $1::uuid and paid_at is null and removed_at is null
    and not exists (select from bookings b where b.id = booking_id and b.status in (${live}))`;

// Two days back and three ahead: a visit and its buffer take a day each at most. By booking_date, which equals start_time
// and has the index.
const neighbors = `
  select * from ((${others} and booking_date < $3::timestamptz and booking_date > $3::timestamptz - interval '2 days' order by booking_date desc limit 1)
  union all
  (${others} and booking_date > $3::timestamptz and booking_date < $3::timestamptz + interval '3 days' order by booking_date limit 1)
  union all
  (${byHand} and start_time <= $3::timestamptz and start_time > $3::timestamptz - interval '2 days' order by start_time desc limit 1)
  union all
  (${byHand} and start_time > $3::timestamptz and start_time < $3::timestamptz + interval '3 days' order by start_time limit 1)) visits
  order by start_time`;

const valuesOf = ({ professionalId, exceptBookingId, start, clientId }: Placed) => [
  professionalId,
  exceptBookingId,
  start,
  clientId,
];

/** The live bookings and visits entered by hand before and after one, for whoever holds the professional's lock; none starts at the same time. */
export const neighborsStore = {
  sendRead: (pipeline: Pipeline, placed: Placed): Promise<NeighborRow[]> =>
    pipeline.send<NeighborRow>(neighbors, valuesOf(placed)),

  read: async (trx: Transaction, placed: Placed): Promise<NeighborRow[]> =>
    (await trx.executeQuery(CompiledQuery.raw(neighbors, valuesOf(placed)) as CompiledQuery<NeighborRow>)).rows,
};
