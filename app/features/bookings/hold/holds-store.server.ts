import { moneyColumns } from '#app/platform/database/money-columns.server.ts';
import type { Pipeline } from '#app/platform/database/pipeline.server.ts';
import type { Cents } from '#app/lib/money.ts';
import { holdLimits } from './hold-limits.ts';

/** Money is in cents. */
export type NewBooking = {
  client_id: string;
  professional_id: string;
  service_id: string;
  start_time: Date;
  end_time: Date;
  busy_until: Date;
  time_zone: string;
  location: string;
  service_name: string;
  service_price: Cents;
  discount_percent: number;
  discount_amount: Cents;
  duration: number;
  travel_miles: string;
  travel_fee_amount: Cents;
  total_amount: Cents;
};

const money = moneyColumns('service_price', 'discount_amount', 'travel_fee_amount', 'total_amount');

const newBookingColumns = [
  'client_id',
  'professional_id',
  'service_id',
  'start_time',
  'end_time',
  'busy_until',
  'time_zone',
  'location',
  'service_name',
  'service_price',
  'duration',
  'travel_miles',
  'travel_fee_amount',
  'total_amount',
  'discount_percent',
  'discount_amount',
] as const satisfies (keyof NewBooking)[];

/** A booking's terms are the platform's settings at this instant, read by the statement that inserts it. */
const terms = ['commission_percent', 'free_cancellation_hours', 'late_fee_percent'].join(', ');

const insertPending = `
  insert into bookings (${newBookingColumns.join(', ')}, booking_date, ${terms})
  select $1::uuid, $2::uuid, $3::uuid, $4::timestamptz, $5::timestamptz, $6::timestamptz, $7, $8,
    $9, $10::numeric, $11::integer, $12::numeric, $13::numeric, $14::numeric, $15::integer, $16::numeric, $4::timestamptz, ${terms}
  from (select ${terms} from platform_settings order by version desc limit 1) settings
  where ($17::uuid is not null or not exists (
    select from blocked_time_slots
    where professional_id = $2::uuid and tstzrange(start_time, end_time, '[]') && tstzrange($4::timestamptz, $5::timestamptz, '[)')))
  and ($17::uuid is not null or not exists (
    select from outside_busy_times
    where professional_id = $2::uuid and start_time > $4::timestamptz - interval '24 hours'
      and start_time < $5::timestamptz and end_time > $4::timestamptz))
  and not exists (
    select from hand_entered_visits
    where professional_id = $2::uuid and paid_at is null and removed_at is null and id is distinct from $17::uuid
      and tstzrange(start_time, busy_until, '[)') && tstzrange($4::timestamptz, $6::timestamptz, '[)'))
  and ($17::uuid is not null or not exists (select from professional_hours where professional_id = $2::uuid) or exists (
    select from professional_hours cross join (select $4::timestamptz at time zone $7::text as begins) as visit
    where professional_id = $2::uuid and is_working and day = to_char(begins, 'FMday') and begins::time >= start_time
      and begins::time - time '0:00' + ($5::timestamptz - $4::timestamptz) <= end_time - time '0:00'))
  and exists (select from professionals where id = $2::uuid and verified and is_approved)
  and not exists (
    select from bookings where client_id = $1::uuid and status = 'pending'
    having count(*) >= ${holdLimits.holdsMaximum} or bool_or(professional_id = $2::uuid))
  on conflict on constraint bookings_no_overlap do nothing
  returning id`;

const countHolds = `
  select count(*)::int as held, coalesce(bool_or(professional_id = $2::uuid), false) as is_held_here,
    exists (select from professionals where id = $2::uuid and verified and is_approved) as accepts_bookings
  from bookings where client_id = $1::uuid and status = 'pending'`;

/** Unpaid bookings, each inserted by one prepared statement (docs/decisions/007-holding-a-slot-fast.md). */
export const holdsStore = {
  /**
   * Inserts a pending booking unless a live one overlaps, the time was blocked, taken elsewhere or put outside of the hours
   * meanwhile, the professional no longer takes bookings, or the client already has a hold there or the maximum number. The constraint is named: a bare ON
   * CONFLICT would swallow other conflicts too. A visit that was entered by hand and is paid for now gives way to its
   * own booking, also where its professional has blocked the time since.
   * @returns the id, or undefined if it is not possible
   */
  insert: async (pipeline: Pipeline, booking: NewBooking, handEnteredVisitId: string | null) => {
    const row = money.write(booking);
    const rows = await pipeline.send<{ id: string }>(insertPending, [
      ...newBookingColumns.map((column) => row[column]),
      handEnteredVisitId,
    ]);
    return rows[0]?.id;
  },

  /** The unpaid holds of a client, whether one of them is with a professional, and whether that one takes bookings. */
  count: async (
    pipeline: Pipeline,
    { client_id, professional_id }: Pick<NewBooking, 'client_id' | 'professional_id'>,
  ) => {
    const rows = await pipeline.send<{ held: number; is_held_here: boolean; accepts_bookings: boolean }>(countHolds, [
      client_id,
      professional_id,
    ]);
    return rows[0] ?? { held: 0, is_held_here: false, accepts_bookings: false };
  },
};
