import { databasePool } from '#app/platform/database/database.server.ts';
import type { DayHours } from '#app/features/availability/weekly-hours.ts';
import { liveBookingStatuses } from './booking.ts';

/** Times in epoch minutes: [start, end]. */
export type RangeRow = [start: number, end: number];

export type SlotFacts = {
  profile_id: string;
  verified: boolean;
  is_approved: boolean;
  time_zone: string;
  /** Null without such a service. */
  service_professional_id: string | null;
  service_duration: number | null;
  own_duration: number | null;
  own_buffer: number | null;
  /** Null until hours were saved. */
  hours: DayHours[] | null;
  blocked: RangeRow[] | null;
  busy: RangeRow[] | null;
};

export type SlotFactsQuestion = {
  professionalId: string;
  serviceId: string | null;
  /** Whose unpaid holds do not count: one's own hold never blocks oneself (OPEN-30). */
  viewerId: string | null;
  from: Date;
  to: Date;
};

const minutes = (column: string, round: 'floor' | 'ceil') => `${round}(extract(epoch from ${column}) / 60)::bigint`;
const ranges = (start: string, end: string) =>
  `json_agg(json_build_array(${minutes(start, 'floor')}, ${minutes(end, 'ceil')}) order by ${start})`;

const text = `
  select p.profile_id, p.verified, p.is_approved, p.time_zone, s.professional_id as service_professional_id,
    s.duration as service_duration, t.duration as own_duration, t.buffer_time as own_buffer,
    (select json_agg(json_build_object('day', day, 'isWorking', is_working, 'start', start_time, 'end', end_time))
      from professional_hours where professional_id = p.id) as hours,
    (select ${ranges('start_time', 'end_time')} from blocked_time_slots
      where professional_id = p.id and end_time >= $4::timestamptz and start_time < $5::timestamptz) as blocked,
    (select ${ranges('start_time', 'busy_until')} from bookings
      where professional_id = p.id and status in (${liveBookingStatuses.map((status) => `'${status}'`).join(', ')})
        and tstzrange(start_time, busy_until, '[)') && tstzrange($4, $5, '[)')
        and (status <> 'pending' or client_id is distinct from $3::uuid or $3 is null)) as busy
  from professionals p
    left join services s on s.id = $2::uuid
    left join service_times t on t.service_id = s.id
  where p.id = $1::uuid`;

/**
 * What decides about slots, in one prepared statement. Beside the directory's sources the one place that reads tables
 * of the rooms above: asking each room for its part took four round trips and five times the CPU time
 * (docs/decisions/008-slots-in-one-statement.md).
 */
export const slotFactsStore = {
  find: async ({ professionalId, serviceId, viewerId, from, to }: SlotFactsQuestion): Promise<SlotFacts | undefined> => {
    const values = [professionalId, serviceId, viewerId, from, to];
    const { rows } = await databasePool().query<SlotFacts>({ name: 'slot-facts', text, values });
    return rows[0];
  },
};
