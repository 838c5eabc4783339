import { sql, type ExpressionBuilder } from 'kysely';
import type { Tables } from '#app/platform/database/tables.server.ts';

/** A stretch of time that is busy elsewhere is stored in pieces of a day at most. */
const longestPiece = 24 * 3_600_000;

type Range = { start_time: Date; end_time: Date; busy_until: Date; time_zone: string };

/**
 * Whether a booking's professional works at a time, has neither blocked it nor a visit entered by hand then, and is not
 * busy elsewhere.
 */
export const isNotTaken =
  (time: Range) =>
  ({ and, not, exists, selectFrom }: ExpressionBuilder<Tables, 'bookings'>) =>
    and([
      isWithinHours(time),
      not(
        exists(
          selectFrom('blocked_time_slots')
            .select('blocked_time_slots.id')
            .whereRef('blocked_time_slots.professional_id', '=', 'bookings.professional_id')
            .where(
              sql<boolean>`tstzrange(blocked_time_slots.start_time, blocked_time_slots.end_time, '[]') && tstzrange(${time.start_time}::timestamptz, ${time.end_time}::timestamptz, '[)')`,
            ),
        ),
      ),
      not(
        exists(
          selectFrom('outside_busy_times')
            .select('outside_busy_times.calendar_id')
            .whereRef('outside_busy_times.professional_id', '=', 'bookings.professional_id')
            .where('outside_busy_times.start_time', '>', new Date(time.start_time.getTime() - longestPiece))
            .where('outside_busy_times.start_time', '<', time.end_time)
            .where('outside_busy_times.end_time', '>', time.start_time),
        ),
      ),
      not(
        exists(
          selectFrom('hand_entered_visits')
            .select('hand_entered_visits.id')
            .whereRef('hand_entered_visits.professional_id', '=', 'bookings.professional_id')
            .where('paid_at', 'is', null)
            .where('removed_at', 'is', null)
            .where('hand_entered_visits.start_time', '<', time.busy_until)
            .where('hand_entered_visits.busy_until', '>', time.start_time),
        ),
      ),
    ]);

/** Until hours are saved, none apply. */
const isWithinHours = ({ start_time, end_time, time_zone }: Range) => sql<boolean>`(
  not exists (select from professional_hours where professional_id = bookings.professional_id) or exists (
    select from professional_hours cross join (select ${start_time}::timestamptz at time zone ${time_zone} as begins) as visit
    where professional_id = bookings.professional_id and is_working and day = to_char(begins, 'FMday')
      and begins::time >= professional_hours.start_time
      and begins::time - time '0:00' + (${end_time}::timestamptz - ${start_time}::timestamptz)
        <= professional_hours.end_time - time '0:00'))`;
