import { databasePool } from '#app/platform/database/database.server.ts';
import { gatheredReads } from '#app/platform/database/gathered/gathered-reads.server.ts';
import type { Cents } from '#app/lib/money.ts';
import { dateOfEpochMinutes, type EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { liveBookingStatuses } from '#app/features/bookings/booking.ts';
import { travelSettingsColumns } from '#app/features/travel/settings/travel-settings-row.ts';
import type { SlotFacts } from './slot-facts.ts';
import { type InDollars, moneyColumns } from '#app/platform/database/money-columns.server.ts';

const money = moneyColumns('price', 'travel_fee');

/** One process of the database answers them one after the other. */
const questionsMaximum = 8;

/** The facts for a booking: those of the slot and the price, and the client's own unpaid holds. */
export type BookingFacts = SlotFacts & {
  stripe_account_id: string | null;
  stripe_account_status: string | null;
  /** Cents a mile. */
  travel_fee: Cents;
  service_id: string | null;
  service_name: string;
  price: Cents;
  stripe_price_id: string | null;
  /** The viewer's unpaid holds with this professional. */
  own_holds: OwnHold[] | null;
  /** How many the viewer has with others. */
  holds_elsewhere: number;
  /** Whether the professional has calendars elsewhere. */
  has_outside_calendars: boolean;
  /** Seconds until the viewer may hold another slot; null for at once. */
  hold_wait_seconds: number | null;
};

export type OwnHold = {
  id: string;
  service_id: string | null;
  location: string;
  /** In cents. */
  total_amount: Cents;
  discount_percent: number;
  /** In cents. */
  discount_amount: Cents;
  start: EpochMinutes;
  end: EpochMinutes;
  busy_until: EpochMinutes;
};

type Question = {
  professionalId: string;
  serviceId: string | null;
  viewerId: string | null;
  /**
   * Two days or more before and behind the starts in question, because a visit with its buffer takes two at most. Of
   * appointments elsewhere, which have no buffer, only those are read that reach into the visits themselves.
   */
  from: EpochMinutes;
  to: EpochMinutes;
  /** The booking being moved, which does not block a slot. */
  exceptBookingId?: string;
  /** Whether it matters where the bookings take place. */
  withPlaces: boolean;
};

const minutes = (column: string, round: 'floor' | 'ceil') => `${round}(extract(epoch from ${column}) / 60)::bigint`;
const ranges = (start: string, end: string, ...more: string[]) =>
  `json_agg(json_build_array(${[minutes(start, 'floor'), minutes(end, 'ceil'), ...more].join(', ')}) order by ${start})`;
const live = liveBookingStatuses.map((status) => `'${status}'`).join(', ');

/** `$1` to `$7` stand for the values of a question. */
const slotColumns = `
  p.id as professional_id, p.profile_id, p.verified, p.is_approved, p.time_zone,
  (select minimum_notice_hours from platform_settings order by version desc limit 1) as minimum_notice_hours,
  (select last_day::text from professional_licenses where professional_id = p.id) as last_licensed_day,
  s.professional_id = p.id as is_their_service, s.duration as service_duration, t.duration as own_duration, t.buffer_time as own_buffer,
  (select json_agg(json_build_object('day', day, 'isWorking', is_working, 'start', start_time, 'end', end_time))
    from professional_hours where professional_id = p.id) as hours,
  (select ${ranges('start_time', 'end_time')} from blocked_time_slots
    where professional_id = p.id and end_time >= $4::timestamptz and start_time < $5::timestamptz) as blocked,
  (select ${ranges('start_time', 'end_time')} from outside_busy_times
    where professional_id = p.id and start_time > $4::timestamptz + interval '24 hours'
      and start_time < $5::timestamptz - interval '24 hours' and end_time > $4::timestamptz + interval '48 hours') as away,
  p.service_area_zip, p.latitude, p.longitude, p.service_radius::float8 as service_radius,
  (select json_build_object(${travelSettingsColumns.map((column) => `'${column}', ${column}`).join(', ')})
    from travel_settings where professional_id = p.id and $7::boolean) as travel,
  (select ${ranges('start_time', 'busy_until', 'case when $7::boolean then location end', 'is_anchor')} from (
    select start_time, busy_until, location, status = 'confirmed' and client_id is distinct from $3::uuid as is_anchor from bookings
    where professional_id = p.id and status in (${live})
      and tstzrange(start_time, busy_until, '[)') && tstzrange($4, $5, '[)')
      and ($3::uuid is null or status <> 'pending' or client_id is distinct from $3)
      and id is distinct from $6::uuid
    union all
    select start_time, busy_until, location, false from hand_entered_visits
    where professional_id = p.id and paid_at is null and removed_at is null
      and tstzrange(start_time, busy_until, '[)') && tstzrange($4, $5, '[)')
      and not exists (select from bookings b where b.id = booking_id and b.status in (${live}))) visits) as busy`;

const sources = `
  from professionals p
    left join services s on s.id = $2::uuid
    left join service_times t on t.service_id = s.id
  where p.id = $1::uuid`;

const slotFacts = `select ${slotColumns} ${sources}`;

/** The names of `$1` to `$7`, as a question of several writes them. */
const valueNames = ['professional', 'service', 'viewer', 'begins', 'ends', 'except', 'places'];

/**
 * The same for several questions. As JSON, whose rows PostgreSQL estimates alike however many there are, so that it
 * plans once; `offset 0` keeps it from joining the questions to whole tables.
 */
const slotFactsOfSeveral = `
  select asked.position, facts.*
  from json_to_recordset($1::json) as asked(position int, professional uuid, service uuid, viewer uuid,
      begins timestamptz, ends timestamptz, "except" uuid, places boolean)
    cross join lateral (${slotFacts.replace(/\$(\d)/g, (_, number: string) => `asked."${valueNames[Number(number) - 1]}"`)} offset 0) as facts`;

const bookingFacts = `
  select ${slotColumns}, p.stripe_account_id, p.stripe_account_status, p.travel_fee,
    s.id as service_id, s.name as service_name, s.price, s.stripe_price_id,
    (select json_agg(json_build_object('id', id, 'service_id', service_id, 'location', location,
        'total_amount', (total_amount * 100)::int8, 'discount_percent', discount_percent,
        'discount_amount', (discount_amount * 100)::int8, 'start', ${minutes('start_time', 'floor')},
        'end', ${minutes('end_time', 'floor')}, 'busy_until', ${minutes('busy_until', 'floor')}))
      from bookings where professional_id = p.id and client_id = $3 and status = 'pending') as own_holds,
    (select count(*)::int from bookings where client_id = $3 and status = 'pending' and professional_id is distinct from p.id) as holds_elsewhere,
    exists (select from outside_calendars where professional_id = p.id) as has_outside_calendars,
    (select extract(epoch from may_hold_from - now())::float8 from hold_records where client_id = $3 and may_hold_from > now()) as hold_wait_seconds
  ${sources}`;

/**
 * The facts for slots and bookings, in one prepared statement. Besides the directory's sources this is the only place
 * that reads tables of the rooms above: asking each room took four round trips and five times the CPU time
 * (docs/decisions/006-stores-read-upwards.md).
 */
export const slotFactsStore = {
  /** In one statement with what other requests ask for at the same time. */
  find: gatheredReads<Question, SlotFacts | undefined>(
    (questions) => (questions.length === 1 ? findOne(questions) : findSeveral(questions)),
    questionsMaximum,
  ),

  findForBooking: async (question: Question): Promise<BookingFacts | undefined> => {
    const { rows } = await databasePool().query<InDollars<BookingFacts, 'price' | 'travel_fee'>>({
      name: 'booking-facts',
      text: bookingFacts,
      values: valuesOf(question),
    });
    return money.readFirst(rows[0]);
  },
};

async function findOne(questions: readonly Question[]): Promise<(SlotFacts | undefined)[]> {
  const values = questions.flatMap(valuesOf);
  const { rows } = await databasePool().query<SlotFacts>({ name: 'slot-facts', text: slotFacts, values });
  return rows;
}

async function findSeveral(questions: readonly Question[]): Promise<(SlotFacts | undefined)[]> {
  const asked = questions.map((question, position) => {
    const values = valuesOf(question).map((value, index) => [valueNames[index], value]);
    return { position, ...(Object.fromEntries(values) as object) };
  });
  const { rows } = await databasePool().query<SlotFacts & { position: number }>({
    name: 'slot-facts-of-several',
    text: slotFactsOfSeveral,
    values: [JSON.stringify(asked)],
  });
  const found: (SlotFacts | undefined)[] = questions.map(() => undefined);
  for (const { position, ...facts } of rows) found[position] = facts;
  return found;
}

function valuesOf({ professionalId, serviceId, viewerId, from, to, exceptBookingId, withPlaces }: Question): unknown[] {
  return [
    professionalId,
    serviceId,
    viewerId,
    dateOfEpochMinutes(from),
    dateOfEpochMinutes(to),
    exceptBookingId ?? null,
    withPlaces,
  ];
}
