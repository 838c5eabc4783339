import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';
import { moneyColumns } from '#app/platform/database/money-columns.server.ts';
import type { BookingStatus } from '#app/features/bookings/booking.ts';

/** A half-open range of time. */
export type Span = { from: Date; to: Date };

/** A booking lasts a day at most, so one that reaches into a span began no earlier than this before it. */
const longestBooking = 24 * 3_600_000;

const money = moneyColumns('total_amount', 'paid', 'refunded', 'transferred', 'asked_back');

/** Reads a professional's bookings and blocked time by date, using the index on professional and date. */
export const calendarStore = {
  /** Earliest first, with the client. Money is in cents. */
  listBookings: (db: Connection, professionalId: string, { from, to }: Span) =>
    db
      .selectFrom('bookings')
      .leftJoin('profiles', 'profiles.id', 'bookings.client_id')
      .leftJoin('payment_money', 'payment_money.booking_id', 'bookings.id')
      .select([
        'bookings.id',
        'bookings.start_time',
        'bookings.end_time',
        'bookings.status',
        'bookings.service_name',
        'bookings.location',
        'bookings.notes',
        'bookings.total_amount',
        'bookings.discount_percent',
        'bookings.commission_percent',
        'bookings.cancelled_by',
        'bookings.payment_method',
        'bookings.updated_at',
        'bookings.moves',
        'profiles.first_name',
        'profiles.last_name',
        'profiles.phone',
        'profiles.email',
        'payment_money.paid',
        'payment_money.refunded',
        'payment_money.transferred',
        'payment_money.asked_back',
      ])
      .where('bookings.professional_id', '=', professionalId)
      .where('bookings.booking_date', '>', new Date(from.getTime() - longestBooking))
      .where('bookings.booking_date', '<', to)
      .where('bookings.end_time', '>', from)
      .orderBy('bookings.booking_date')
      .orderBy('bookings.id')
      .execute()
      .then(money.readAll),

  /** Finds when a professional's own booking begins. */
  findStart: (db: Connection, professionalId: string, bookingId: string) =>
    db
      .selectFrom('bookings')
      .select('start_time')
      .where('id', '=', bookingId)
      .where('professional_id', '=', professionalId)
      .executeTakeFirst(),

  /** Counts the bookings that begin on each day in a zone, by status. */
  countByDay: async (db: Connection, professionalId: string, zone: string, { from, to }: Span) => {
    const { rows } = await sql<{ date: string; status: BookingStatus; count: number }>`
      select to_char(booking_date at time zone ${zone}, 'YYYY-MM-DD') as date, status, count(*)::int as count
      from bookings
      where professional_id = ${professionalId}::uuid and booking_date >= ${from} and booking_date < ${to}
      group by 1, 2`.execute(db);
    return rows;
  },

  /** Earliest first. */
  listBlocked: (db: Connection, professionalId: string, { from, to }: Span) =>
    db
      .selectFrom('blocked_time_slots')
      .select(['id', 'start_time', 'end_time', 'reason'])
      .where('professional_id', '=', professionalId)
      .where(
        sql<boolean>`tstzrange(start_time, end_time, '[)') && tstzrange(${from}::timestamptz, ${to}::timestamptz, '[)')`,
      )
      .orderBy('start_time')
      .execute(),
};

export type CalendarBookingRow = Awaited<ReturnType<typeof calendarStore.listBookings>>[number];
